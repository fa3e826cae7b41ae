/** Letters of the scripts that are written from the right, with what may stand between them in a name. */
const runs = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc](?:[\s'’".-]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])*/g;

/**
 * A sentence of the product in which a name of a script that is written from the right is between U+2068 and U+2069,
 * so that what stands beside it stays where it is. All else, and a text of such a script alone, is returned as it is.
 */
export function isolated(text: string): string {
  if (text.includes('\u2068') || !/[a-z]/i.test(text)) return text;
  return text.replace(runs, '\u2068$&\u2069');
}
