/**
 * Solves a system of linear equations by Gaussian elimination.
 * @param matrix symmetric and positive definite, one row for each unknown
 * @returns what the unknowns are
 */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  rows.forEach((pivot, at) => {
    const divisor = pivot[at] ?? 1;
    for (let column = at; column < pivot.length; column++) pivot[column] = (pivot[column] ?? 0) / divisor;
    rows.forEach((row, index) => {
      const factor = row[at] ?? 0;
      if (index === at || factor === 0) return;
      for (let column = at; column < row.length; column++)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    });
  });
  return rows.map((row) => row.at(-1) ?? 0);
}
