/**
 * Counts the letters to type, drop, change or swap with their neighbor between two words; `most` + 1 if their lengths
 * differ by more.
 */
function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const changed = (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1);
      const swapped = isSwapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped));
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? most + 1;
}

const mostSlips = (word: string): number => (word.length < 7 ? 1 : 2);

/** The nearest of the known words, the first of equals; undefined when none is near. */
export function nearest(word: string, known: readonly string[], most = mostSlips(word)): string | undefined {
  let best: { word: string; away: number } | undefined;
  for (const candidate of known) {
    const away = slips(word, candidate, most);
    if (away <= most && away < (best?.away ?? Infinity)) best = { word: candidate, away };
  }
  return best?.word;
}
