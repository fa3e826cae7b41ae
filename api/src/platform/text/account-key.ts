import { domainToASCII } from 'node:url';
import toBaseCharacters from 'unhomoglyph';

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC');

/**
 * The form in which a username or an email address is compared: regardless of capitals, normalization form and, in an
 * email, the spelling of its domain (`bücher.example` is `xn--bcher-kva.example`).
 */
export function accountKey(name: string): string {
  const key = folded(name.trim());
  const at = key.lastIndexOf('@') + 1;
  const domain = key.slice(at);
  return at > 0 && /[^\0-\x7f]/.test(domain) ? key.slice(0, at) + (domainToASCII(domain) || domain) : key;
}

/** Longest skeleton that is stored: some characters stand for several. */
const skeletonLength = 190;

/**
 * The skeleton of UTS #39: two names that look alike have the same, such as `admin` and `аdmin` with a Cyrillic а.
 * Never shown. Capitals are taken for small letters first, as in a key; a small i counts as an l, since its capital
 * looks like one (`ADMlN`).
 */
export function nameSkeleton(username: string): string {
  const base = toBaseCharacters(accountKey(username).normalize('NFD'));
  return base.normalize('NFD').replaceAll('i', 'l').slice(0, skeletonLength);
}

const scripts = (...names: string[]): string => names.map((name) => String.raw`\p{Script_Extensions=${name}}`).join('');
const shared = String.raw`\p{Script=Common}\p{Script=Inherited}`;

/**
 * Script sets that UTS #39 calls highly restrictive: Latin beside the scripts of Chinese, Japanese or Korean, and
 * otherwise one script.
 */
const together = [
  scripts('Latin', 'Han', 'Hiragana', 'Katakana'),
  scripts('Latin', 'Han', 'Bopomofo'),
  scripts('Latin', 'Han', 'Hangul'),
].map((allowed) => new RegExp(`^[${allowed}${shared}]*$`, 'u'));
const latin = /\p{Script=Latin}/u;
const lookalikes = ['Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Georgian', 'Lisu'].map(
  (script) => new RegExp(String.raw`\p{Script=${script}}`, 'u'),
);

/**
 * True when a name mixes letters that are hard to tell apart: Latin with what is not written beside it, or Cyrillic
 * with Greek.
 */
export function mixesAlphabets(name: string): boolean {
  if (latin.test(name)) return !together.some((allowed) => allowed.test(name));
  return lookalikes.filter((script) => script.test(name)).length > 1;
}
