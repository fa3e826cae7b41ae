/** Letters that Unicode does not take apart: strokes, ligatures, and letters of their own. */
const simpler: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ĸ: 'k', ł: 'l', ŋ: 'n', þ: 'th', ŧ: 't' },
  ...{ ƀ: 'b', ɖ: 'd', ɓ: 'b', ɗ: 'd', ɛ: 'e', ǝ: 'e', ɣ: 'g', ɨ: 'i', ɔ: 'o', ƶ: 'z', ǥ: 'g', ƙ: 'k', ŀ: 'l', ⱥ: 'a' },
};
const lettersToSimplify = new RegExp(`[${Object.keys(simpler).join('')}]`, 'g');

/** Signs that are typed as an apostrophe, with those of Hawaiian. */
export const apostrophes = "'’‘‛ʻʼʽ`´′＇";
/** Those of trademarks would become letters. */
const unread = new RegExp(`[${apostrophes}™℠]`, 'g');

/** Letters parted by dots are one word: 'C.P.A.', 'L.L.C.', 'U.S.'. */
const dotted = /(^|[^\p{L}\p{N}])(\p{L}(?:\.\p{L})+)(?:\.|(?![\p{L}\p{N}]))/gu;

/** Writes letters parted by dots together: 'C.P.A.' gives 'CPA '. */
export const joinLetters = (text: string): string =>
  text.replace(dotted, (_, before: string, letters: string) => `${before}${letters.replaceAll('.', '')} `);

/**
 * Text as it is compared: lower case, without accents and strokes, letters and digits only, one space between words.
 * Every search folds with this one function what is stored and what is asked.
 */
export const plainText = (text: string): string =>
  joinLetters(
    text
      .replace(unread, '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(lettersToSimplify, (letter) => simpler[letter] ?? letter),
  )
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
