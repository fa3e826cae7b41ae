/**
 * A password in the one form in which it is stored: keyboards type 'é' as one character or as two, which look the same.
 * NFKC, as NIST SP 800-63B advises.
 */
export const passwordText = (typed: string): string => typed.normalize('NFKC');

/** Characters of a password, as people count them: code points of the stored form. */
export const passwordLength = (typed: string): number => Array.from(passwordText(typed)).length;
