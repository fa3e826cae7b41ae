const rightToLeft = '\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}';
const runs = new RegExp(`[${rightToLeft}](?:[\\p{M}\\p{Zs}'’"״׳.-]*[${rightToLeft}\\p{M}])*`, 'gu');

/**
 * A sentence of the product in which a name of a script that is written from the right is between U+2068 and U+2069,
 * so that what stands beside it stays where it is. All else, and a text of such a script alone, is returned as it is.
 */
export function isolated<Content>(content: Content): Content | string {
  if (typeof content !== 'string' || content.includes('\u2068') || !/[a-z]/i.test(content)) return content;
  return content.replace(runs, '\u2068$&\u2069');
}
