// What forms and links cannot do by themselves: live changes, pieces that travel, dragging, keys, sounds.
// Everything works without this file; it only makes it quicker.

const root = document.documentElement;
const $ = (selector, from = document) => from.querySelector(selector);
const all = (selector, from = document) => [...from.querySelectorAll(selector)];
const still = () => root.hasAttribute("data-still") || matchMedia("(prefers-reduced-motion: reduce)").matches;

// --- Pages change in place, keeping focus, what is typed, and what is open.

/** Makes `old` like `next`, touching only what differs. */
function morph(old, next) {
  if (old.nodeType !== next.nodeType || old.nodeName !== next.nodeName || (old.id || "") !== (next.id || "")) {
    old.replaceWith(next);
    return;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
    return;
  }
  if (old.isEqualNode(next)) return;
  // A plan that is being made is its maker's until the round is over.
  if (old.dataset?.plan !== undefined && old.dataset.plan === next.dataset?.plan) {
    for (const field of ["number", "seat"]) {
      const [mine, theirs] = [old, next].map((form) => form.elements.namedItem(field));
      if (mine && theirs) mine.value = theirs.value;
    }
    return;
  }
  // So is what somebody writes, until they lay it down.
  if (old.dataset?.draft !== undefined && all("textarea", old).some((it) => it.value !== it.defaultValue)) return;
  for (const { name } of [...old.attributes]) {
    if (!next.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  }
  for (const { name, value } of [...next.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const byId = new Map();
  for (const child of old.children) if (child.id) byId.set(child.id, child);
  let here = old.firstChild;
  for (const wanted of [...next.childNodes]) {
    const known = wanted.id && byId.get(wanted.id);
    if (known && known !== here) {
      old.insertBefore(known, here);
      here = known;
    }
    if (!here) {
      old.append(wanted);
      continue;
    }
    const after = here.nextSibling;
    if (!known && here.id && byId.has(here.id) && wanted.id !== here.id && next.querySelector(`:scope > #${CSS.escape(here.id)}`)) {
      old.insertBefore(wanted, here);
      continue;
    }
    morph(here, wanted);
    here = after;
  }
  while (here) {
    const after = here.nextSibling;
    here.remove();
    here = after;
  }
}

/** Shows a part of the page that came from the server, unless something newer is shown already. */
function show(text) {
  const table = $("#table");
  if (!table) return;
  const page = new DOMParser().parseFromString(text, "text/html");
  const next = page.querySelector("#table");
  if (!next) return;
  if (Number(next.dataset.number) < Number(table.dataset.number)) return;
  // Somebody changed the language elsewhere: then the whole page follows.
  if (next.lang && next.lang !== root.lang) return location.reload();
  const before = Number(table.dataset.moment ?? lastMoment(table));
  const asked = $("#question")?.textContent;
  const focus = document.activeElement?.closest("[id], button, summary");
  const focusKey = focus && { id: focus.id, value: focus.value, name: focus.name };
  const patrol = $('[data-piece^="patrol@"]');
  if (patrol) stood.set("patrol", patrol.getBoundingClientRect());
  morph(table, next);
  table.dataset.moment = lastMoment(table);
  const now = $("#question")?.textContent;
  refocus(focusKey, now !== asked);
  prepare();
  const news = all("#story .lines li").filter((line) => before < Number(line.dataset.moment)).reverse();
  if (news.length || now !== asked) say([...news.slice(-8).map((line) => $(".moment", line).textContent), now].join(" "));
  if (now && now !== asked && $("#question .lit")) ring();
  const moves = news.filter((line) => line.dataset.piece);
  travelling = travelling.then(() => travel(moves));
}

const lastMoment = (table) => Number($("#story .lines li[data-moment]", table)?.dataset.moment ?? 0);

/** Focus stays where it was; with a new question it goes there, lest Enter answers it unread. */
function refocus(key, asked) {
  const here = document.activeElement;
  if (asked && here?.closest("#ask, .space, body") && !here.matches("input, textarea, select") && here !== document.body) {
    return $("#question")?.focus({ preventScroll: true });
  }
  if (!key || (here && here !== document.body)) return;
  const same = key.id ? document.getElementById(key.id) : key.value ? $(`button[value="${CSS.escape(key.value)}"]`) : null;
  (same ?? $("#question"))?.focus({ preventScroll: true });
}

function say(text) {
  const live = $("#live");
  if (live) live.textContent = text;
}

// --- Figures travel along the roads they used, one after another; a click skips.

let travelling = Promise.resolve();
async function travel(lines) {
  if (still() || !lines.length) return;
  if ($(".ring")) return stroll(lines);
  const map = $("svg.drawn");
  if (!map) return;
  let skipped = false;
  const skip = () => (skipped = true);
  addEventListener("pointerdown", skip, { once: true });
  for (const line of lines.slice(-8)) {
    if (skipped) break;
    const { piece, to, points } = line.dataset;
    const figure = $(`[data-piece="${piece}@${to}"]`);
    if (!figure) continue;
    knock();
    const ghost = figure.cloneNode(true);
    ghost.removeAttribute("data-piece");
    ghost.classList.add("ghost");
    const box = $("rect", figure).getBBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    map.append(ghost);
    const steps = points.split(" ").map((pair) => pair.split(",").map(Number));
    const frames = steps.map(([u, v]) => ({ transform: `translate(${u - x}px, ${v - y}px)` }));
    frames.push({ transform: "translate(0, 0)" });
    figure.style.visibility = "hidden";
    const run = ghost.animate(frames, { duration: Math.min(400, 160 + 60 * steps.length), easing: "ease-in-out" });
    await run.finished.catch(() => {});
    figure.style.visibility = "";
    ghost.remove();
  }
  removeEventListener("pointerdown", skip);
}

/** Where no roads are drawn, figures go straight from where they were. */
async function stroll(lines) {
  let skipped = false;
  const skip = () => (skipped = true);
  addEventListener("pointerdown", skip, { once: true });
  for (const { dataset } of lines.slice(-8)) {
    if (skipped) break;
    const figure = $(`[data-piece="${dataset.piece}@${dataset.to}"]`);
    const start = dataset.from ? $(`[data-space="${dataset.from}"], [data-home="${dataset.from}"]`)?.getBoundingClientRect() : stood.get(dataset.piece);
    if (!figure || !start) continue;
    knock();
    const end = figure.getBoundingClientRect();
    const shift = `translate(${start.left + start.width / 2 - end.left - end.width / 2}px, ${start.top + start.height / 2 - end.top - end.height / 2}px)`;
    figure.classList.add("travels");
    await figure.animate([{ transform: shift }, { transform: "none" }], { duration: 350, easing: "ease-in-out" }).finished.catch(() => {});
    figure.classList.remove("travels");
  }
  removeEventListener("pointerdown", skip);
}
/** Where the patrol stood before something new was shown. */
const stood = new Map();

// --- Sounds: wood and a small bell, made here, only for who asked for them.

let audio;
function tone(frequency, seconds, type, loud) {
  if (!root.hasAttribute("data-sound")) return;
  audio ??= new AudioContext();
  const [voice, gain] = [audio.createOscillator(), audio.createGain()];
  voice.type = type;
  voice.frequency.value = frequency;
  gain.gain.setValueAtTime(loud, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + seconds);
  voice.connect(gain).connect(audio.destination);
  voice.start();
  voice.stop(audio.currentTime + seconds);
}
const knock = () => tone(180, 0.08, "triangle", 0.3);
const ring = () => tone(1320, 0.9, "sine", 0.08);

// --- Talking to the server.

/** What is on its way. Pressed twice it is sent once; the next question, shown meanwhile, is answered. */
const sending = new Set();
async function send(form, button) {
  const body = new URLSearchParams(new FormData(form, button));
  const what = `${form.action} ${body.get("number") ?? body}`;
  if (sending.has(what)) return;
  sending.add(what);
  try {
    const response = await fetch(form.action, { method: "POST", body, headers: { "x-part": "table" } });
    const text = await response.text();
    if (form.dataset.plan !== undefined && !response.headers.has("x-refused")) forget(form);
    const refused = response.headers.has("x-refused");
    if (!response.redirected && form.dataset.draft !== undefined) laidDown(form, text, refused);
    if (response.redirected) location.assign(response.url);
    else show(text);
    if (response.ok && !refused && form.matches(".talk form")) form.reset();
  } catch {
    // It is still there to be pressed again.
    offline();
  } finally {
    sending.delete(what);
  }
}

/** What was written is on the table; or somebody was quicker, and it is written over what they wrote. */
function laidDown(form, text, refused) {
  const next = new DOMParser().parseFromString(text, "text/html").querySelector("form[data-draft]");
  if (!refused) for (const it of all("textarea", form)) it.defaultValue = it.value;
  else if (next) form.elements.written.value = next.elements.written.value;
}

/** In a first game a hint comes by itself, and nobody has to wait for it. */
let coaching;
function coach() {
  const form = $("#hint-form[data-coach]");
  if (!form || !$("#hints")?.hidden || form.dataset.asked === $("#table").dataset.number) return;
  // Who plays on quickly needs none.
  clearTimeout(coaching);
  coaching = setTimeout(() => form.isConnected && advise(form), 700);
}

async function advise(form) {
  const number = (form.dataset.asked = $("#table").dataset.number);
  const body = new URLSearchParams(new FormData(form));
  const response = await fetch(form.action, { method: "POST", body, headers: { "x-part": "hints" } }).catch(() => null);
  if (!response?.ok) return;
  const next = new DOMParser().parseFromString(await response.text(), "text/html").querySelector("#hints");
  if (next && $("#table").dataset.number === number) morph($("#hints"), next);
}

/** Shows the table as it is now. Asked for again meanwhile, it looks once more: no change is missed. */
let looking = false;
let lookAgain = false;
async function refresh() {
  const table = $("#table[data-part]");
  lookAgain = true;
  if (!table || looking) return;
  looking = true;
  const address = new URL(table.dataset.part, location.href);
  const seat = new URLSearchParams(location.search).get("seat");
  if (seat) address.searchParams.set("seat", seat);
  while (lookAgain) {
    lookAgain = false;
    const response = await fetch(address, { headers: { "x-part": "table" } }).catch(() => null);
    if (response?.ok) show(await response.text());
  }
  looking = false;
}

function offline() {
  if (root.classList.contains("offline")) return;
  root.classList.add("offline");
  say($("#offline").textContent);
}

function listen() {
  const table = $("#table[data-events]");
  if (!table) return;
  const address = new URL(table.dataset.events, location.href);
  address.searchParams.set("after", table.dataset.number);
  const events = new EventSource(address);
  events.addEventListener("table", (event) => {
    if (Number(event.lastEventId) !== Number($("#table").dataset.number)) refresh();
  });
  events.addEventListener("chat", refresh);
  // A server that stops for a moment is asked again; one that has nothing more to show is not.
  events.addEventListener("close", ({ data }) => JSON.parse(data).why === "stopping" || events.close());
  events.addEventListener("error", offline);
  events.addEventListener("open", () => {
    root.classList.remove("offline");
    refresh();
  });
  document.addEventListener("visibilitychange", () => document.hidden || refresh());
}

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  const sure = submitter?.dataset.sure;
  if (sure && !confirm(sure)) return event.preventDefault();
  if (form.matches("[data-answer], [data-plan]") && $("#table[data-part]")) {
    event.preventDefault();
    send(form, submitter);
  }
});

// --- The map can be pressed: what can be done on a space is done, or offered where it was pressed.

function press(space) {
  const choices = (space.dataset.choices ?? "").split("|").filter(Boolean);
  const buttons = choices.map((choice) => $(`.options button[value="${CSS.escape(choice)}"]`)).filter(Boolean);
  $(".menu")?.remove();
  if (buttons.length === 1) return buttons[0].click();
  if (!buttons.length) return;
  const menu = document.createElement("div");
  menu.className = "menu";
  menu.setAttribute("role", "menu");
  for (const button of buttons) {
    const copy = button.cloneNode(true);
    copy.type = "button";
    copy.setAttribute("role", "menuitem");
    copy.addEventListener("click", () => {
      menu.remove();
      button.click();
    });
    menu.append(copy);
  }
  const box = space.getBoundingClientRect();
  document.body.append(menu);
  const left = Math.min(Math.max(8, box.left), innerWidth - menu.offsetWidth - 8);
  menu.style.left = `${left + scrollX}px`;
  menu.style.top = `${box.bottom + scrollY + 4}px`;
  $("button", menu).focus();
}

/** A space where nothing can be done says why, if something was thinkable there. */
function whyNot(at) {
  const refused = all(`.refused[data-at~="${at}"]`);
  if (!refused.length) return;
  refused[0].closest(".refusals").open = true;
  for (const it of all(".refused[open]")) it.open = refused.includes(it);
  for (const it of refused) it.open = true;
  refused[0].scrollIntoView({ block: "nearest" });
  $("summary", refused[0]).focus({ preventScroll: true });
}

function point(at, on) {
  for (const it of all(".pointed")) it.classList.remove("pointed");
  for (const it of all(".way.shown")) it.classList.remove("shown");
  if (!on || !at) return;
  for (const it of all(`.option[data-at="${at}"], .space.can[data-space="${at}"]`)) it.classList.add("pointed");
  $(`.way[data-to="${at}"]`)?.classList.add("shown");
}

const pointedAt = (node) => node.closest?.("[data-space]")?.dataset.space ?? node.closest?.("[data-at]")?.dataset.at;
for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, (event) => point(pointedAt(event.target), true));

document.addEventListener("click", (event) => {
  const node = event.target;
  if (!node.closest(".menu")) $(".menu")?.remove();
  const space = node.closest(".space");
  if (space?.matches(".can")) press(space);
  else if (space) whyNot(space.dataset.space);
  const lay = node.closest("[data-lay]");
  if (lay) layCard(lay.dataset.lay);
  const step = node.closest(".stepper button");
  if (step) {
    const field = $("input", step.parentElement);
    if (step.matches(".more")) field.stepUp();
    else field.stepDown();
    changed(field.form);
  }
  const copy = node.closest("[data-copy]");
  if (copy) navigator.clipboard?.writeText(document.getElementById(copy.dataset.copy).value);
});

document.addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (key === "Escape" && $(".menu")) {
    $(".menu").remove();
    return;
  }
  if ((key === "Enter" || key === " ") && target.matches?.(".space.can")) {
    event.preventDefault();
    press(target);
    return;
  }
  if (target.matches?.("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  const number = Number(key);
  if (1 <= number && number <= 9) all(".options .option")[number - 1]?.click();
  else if (key === "q") $("#question")?.focus();
  else if (key === "m") $(".space.can, .pan")?.focus();
  else $(`[data-key="${CSS.escape(key)}"]:not(:disabled)`)?.click();
});

// --- Planning: cards are laid by pressing an edge or by dragging; officials likewise.

const slots = (form) => all(".plan-slot", form);
const cardOf = (slot) => $("select", slot);
const officialsOf = (slot) => $("input[name^=officials]", slot);

function layCard(value, slot) {
  const form = $("#plan");
  const card = value.split(".")[0];
  const holding = slots(form).find((it) => cardOf(it).value.split(".")[0] === card);
  const free = slots(form).find((it) => !cardOf(it).value);
  const to = slot ?? holding ?? free;
  if (!to) return;
  if (holding && holding !== to) {
    // The two change places, each with its officials.
    cardOf(holding).value = cardOf(to).value;
    const [mine, theirs] = [officialsOf(holding), officialsOf(to)];
    [mine.value, theirs.value] = [cardOf(holding).value ? theirs.value : 0, mine.value];
  }
  cardOf(to).value = value;
  if (officialsOf(to).value === "0") {
    const most = Number(cardOf(to).selectedOptions[0].dataset.most);
    const left = home(form) - placed(form);
    officialsOf(to).value = Math.max(0, Math.min(most, left, 1));
  }
  changed(form);
}

const home = (form) => Number($("[data-officials]", form)?.dataset.officials ?? 0);
const placed = (form) => slots(form).reduce((sum, slot) => sum + (cardOf(slot).value ? Number(officialsOf(slot).value) : 0), 0);

let asking;
function changed(form) {
  if (!form?.matches("#plan")) return;
  dress(form);
  keep(form);
  $("#notice")?.replaceChildren();
  clearTimeout(asking);
  asking = setTimeout(() => forecast(form), 80);
}

/** What the fields say, shown with cards and officials. */
function dress(form) {
  const laid = slots(form).map((slot) => cardOf(slot).value);
  for (const edge of all("[data-lay]", form)) edge.classList.toggle("laid", laid.includes(edge.dataset.lay));
  for (const card of all(".in-hand", form)) card.classList.toggle("used", laid.some((it) => it.split(".")[0] === card.dataset.card));
  const free = home(form) - placed(form);
  for (const slot of slots(form)) {
    slot.classList.toggle("filled", Boolean(cardOf(slot).value));
    const field = officialsOf(slot);
    const most = Number(cardOf(slot).selectedOptions[0]?.dataset.most ?? 0);
    const now = Number(field.value);
    field.max = Math.max(0, Math.min(most || now + Math.max(0, free), now + Math.max(0, free)));
    $(".more", slot).disabled = Number(field.max) <= now;
    $(".less", slot).disabled = now <= 0;
  }
  all(".official", form).forEach((official, i) => official.classList.toggle("placed", i < placed(form)));
}

async function forecast(form) {
  const body = new URLSearchParams(new FormData(form));
  body.append("try", "yes");
  const response = await fetch(form.action, { method: "POST", body, headers: { "x-part": "forecast" } }).catch(() => null);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const output of all("output", page)) {
    const old = document.getElementById(output.id);
    if (old) morph(old, output);
  }
}

const keyOf = (form) => `plan ${location.pathname} ${form.elements.namedItem("seat").value} ${form.dataset.plan}`;
function keep(form) {
  const fields = [...new FormData(form)].filter(([name]) => /\d$/.test(name));
  sessionStorage.setItem(keyOf(form), JSON.stringify(fields));
}
const forget = (form) => sessionStorage.removeItem(keyOf(form));

function recall(form) {
  const kept = sessionStorage.getItem(keyOf(form));
  if (kept) {
    for (const [name, value] of JSON.parse(kept)) {
      const field = form.elements.namedItem(name);
      if (field) field.value = value;
    }
    forecast(form);
  }
  dress(form);
}

document.addEventListener("input", (event) => changed(event.target.form));
document.addEventListener("reset", (event) => event.target.matches("#plan") && setTimeout(() => {
  for (const slot of slots(event.target)) {
    cardOf(slot).value = "";
    officialsOf(slot).value = 0;
  }
  changed(event.target);
}));

let dragged;
document.addEventListener("dragstart", (event) => {
  const node = event.target.closest?.(".in-hand, .official, .pawn");
  if (!node) return;
  dragged = node;
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData("text/plain", node.dataset.card ?? "official");
});
/** Disciples are dragged to where they go; a specialist only as that specialist. */
document.addEventListener("dragover", (event) => {
  const space = dragged?.matches(".pawn") && event.target.closest?.(".space.can");
  for (const it of all(".space.over")) it.classList.toggle("over", it === space);
  if (!space) return;
  space.classList.add("over");
  event.preventDefault();
});
document.addEventListener("drop", (event) => {
  const space = dragged?.matches(".pawn") && event.target.closest?.(".space.can");
  if (!space) return;
  event.preventDefault();
  space.classList.remove("over");
  const choices = space.dataset.choices.split("|").filter((choice) => !dragged.dataset.skill || choice.includes(dragged.dataset.skill));
  dragged = null;
  if (choices.length) press({ dataset: { choices: choices.join("|") }, getBoundingClientRect: () => space.getBoundingClientRect() });
});
document.addEventListener("dragover", (event) => {
  const slot = event.target.closest?.(".plan-slot");
  for (const it of all(".plan-slot.over")) it.classList.toggle("over", it === slot);
  if (slot && dragged) {
    slot.classList.add("over");
    event.preventDefault();
  }
});
document.addEventListener("drop", (event) => {
  const slot = event.target.closest?.(".plan-slot");
  if (!slot || !dragged) return;
  event.preventDefault();
  slot.classList.remove("over");
  if (dragged.matches(".official")) {
    officialsOf(slot).stepUp();
    changed(slot.closest("form"));
  } else {
    const chosen = $(".laid", dragged) ?? $("[data-lay]", dragged);
    layCard(chosen.dataset.lay, slot);
    cardOf(slot).focus();
  }
  dragged = null;
});

// --- Replays.

let playing;
function replay() {
  const table = $("#table[data-replay]");
  if (!table) return;
  const slider = $("#slider input[name=at]");
  slider.addEventListener("input", () => go(slider.value));
  document.addEventListener("click", (event) => {
    const step = event.target.closest(".steps a, .replay .lines a:not(.rule)");
    if (!step) return;
    event.preventDefault();
    stop();
    go(new URL(step.href).searchParams.get("at"));
  });
  document.addEventListener("click", (event) => event.target.closest("#autoplay") && (playing ? stop() : play()));
  if (table.hasAttribute("data-plays")) play();
}
const stop = () => (playing = clearInterval(playing));
function play() {
  playing = setInterval(() => {
    const { replay, last } = $("#table").dataset;
    if (Number(replay) < Number(last)) go(Number(replay) + 1);
    else stop();
  }, 900);
}
let going;
async function go(at) {
  const address = new URL(location.href);
  address.searchParams.set("at", at);
  address.searchParams.delete("play");
  going?.abort();
  going = new AbortController();
  const response = await fetch(address, { signal: going.signal }).catch(() => null);
  if (!response?.ok) return;
  show(await response.text());
  history.replaceState(null, "", address);
  const slider = $("#slider input[name=at]");
  if (slider !== document.activeElement) slider.value = at;
}

// --- A new table: who changes a choice of their own means it, whatever preset was marked.

document.addEventListener("change", ({ target }) => {
  const own = $("#own-setup");
  if (!own) return;
  if (own.contains(target)) $("input[name=preset][value=own]").checked = true;
  else if (target.matches("input[name=preset]")) own.open = target.value === "own";
});

// --- Clocks tick between two messages.

setInterval(() => {
  for (const clock of all(".clock[data-from]")) {
    const left = Math.max(0, Number(clock.dataset.left) - (Date.now() - Number(clock.dataset.from)));
    const seconds = Math.floor(left / 1000);
    $(".time", clock).textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
}, 1000);

/** What has to be looked after whenever something new is shown. */
function prepare() {
  const form = $("#plan");
  if (form && !form.dataset.ready) {
    form.dataset.ready = "yes";
    recall(form);
  }
  const autoplay = $("#autoplay");
  if (autoplay) {
    autoplay.hidden = false;
    autoplay.setAttribute("aria-pressed", Boolean(playing));
    $("#slider button").hidden = true;
    const line = $(".replay .lines .here");
    if (line) line.parentElement.scrollTop = line.offsetTop - line.parentElement.clientHeight / 2;
  }
  const table = $("#table[data-part]");
  if (table) localStorage.setItem(`seen ${table.dataset.table}`, lastMoment(table));
  coach();
}

// What was seen here before needs no telling.
const caughtUp = $("#catch-up");
if (caughtUp && Number(localStorage.getItem(`seen ${$("#table").dataset.table}`) ?? 0) < Number(caughtUp.dataset.moment)) caughtUp.showModal();
prepare();
listen();
replay();
prepare();
const pan = $(".pan");
if (pan) pan.scrollLeft = (pan.scrollWidth - pan.clientWidth) / 2;
const search = $("#search");
search?.addEventListener("input", () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const rule of all("article.rule")) {
    rule.hidden = !words.every((word) => rule.textContent.toLowerCase().includes(word));
  }
  for (const chapter of all(".chapter")) chapter.hidden = !$("article.rule:not([hidden])", chapter);
  $("#nothing").hidden = Boolean($("article.rule:not([hidden])"));
});
