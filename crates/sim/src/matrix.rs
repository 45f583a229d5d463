//! Small dense matrices: one row for each kind of player.

/// Rows of equal length.
pub(crate) type Matrix = Vec<Vec<f64>>;

/// Nothing but zeros, as many rows as columns.
pub(crate) fn zeros(n: usize) -> Matrix {
    vec![vec![0.0; n]; n]
}

/// The inverse, by elimination; `None` when there is none.
pub(crate) fn inverse(of: &Matrix) -> Option<Matrix> {
    let n = of.len();
    let mut left = of.clone();
    let mut right = zeros(n);
    for (i, row) in right.iter_mut().enumerate() {
        row[i] = 1.0;
    }
    for column in 0..n {
        let largest =
            (column..n).max_by(|&a, &b| left[a][column].abs().total_cmp(&left[b][column].abs()))?;
        left.swap(column, largest);
        right.swap(column, largest);
        let pivot = left[column][column];
        if pivot.abs() < 1e-300 {
            return None;
        }
        for side in [&mut left, &mut right] {
            side[column].iter_mut().for_each(|cell| *cell /= pivot);
        }
        for row in (0..n).filter(|&row| row != column) {
            let times = left[row][column];
            for side in [&mut left, &mut right] {
                let pivot_row = side[column].clone();
                for (cell, above) in side[row].iter_mut().zip(pivot_row) {
                    *cell -= times * above;
                }
            }
        }
    }
    Some(right)
}

/// A matrix times a column.
pub(crate) fn apply(matrix: &Matrix, column: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| dot(row, column)).collect()
}

/// Cell by cell, added up.
pub(crate) fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(left, right)| left * right).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_changes_nothing() {
        let matrix = vec![vec![0.0, 2.0, 1.0], vec![2.0, 5.0, 0.0], vec![1.0, 0.0, 3.0]];
        let back = inverse(&matrix).expect("its determinant is -17");
        for column in [[1.0, 0.0, 0.0], [-3.0, 2.0, 5.0]] {
            let again = apply(&matrix, &apply(&back, &column));
            let off = again.iter().zip(column).map(|(one, other)| (one - other).abs());
            assert!(off.fold(0.0, f64::max) < 1e-12, "{again:?}");
        }
    }

    #[test]
    fn rows_that_say_the_same_have_no_inverse() {
        assert_eq!(inverse(&vec![vec![1.0, 2.0], vec![2.0, 4.0]]), None);
    }
}
