/**
 * Compares two texts by code points, as databases compare the bytes of UTF-8. JavaScript's own `<` goes by UTF-16
 * units, for which a letter beyond the first 65,536 comes before U+E000 to U+FFFF.
 */
export function compareText(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    const [unit, otherUnit] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (unit !== otherUnit) return rankOf(unit) - rankOf(otherUnit);
  }
  return one.length - other.length;
}

/** Surrogates, which are halves of the later letters, move behind every other unit. */
const rankOf = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
