import { passwordText } from '../../../../contract/password-text';
import { invalid } from '../../../../platform/errors/app-error';

/** Owner of the password. */
interface Owner {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Keys in the order in which fingers pass over them. */
const runs =
  'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm qwertzuiop azertyuiop йцукенгшщзхъ фывапролджэ'.split(
    ' ',
  );
const bothWays = runs.flatMap((run) => [run, Array.from(run).reverse().join('')]);

/** Signs that stand for letters. */
const substitutes: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' },
};

/** Words of this site, and what the list lacks of other scripts. */
const ofSite = ['counterpart', 'accountant', 'bookkeeper', 'advisor', 'tax', 'пароль'];

let common: Promise<ReadonlySet<string>> | null = null;

/** 57,000 passwords and single words that are tried first: Daniel Miessler's list and the EFF's words, with zxcvbn. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(Object.values(dictionary).flat()));
  return common;
}

/**
 * Refuses a password that is guessed among the first: a common one, also with digits behind it, signs for letters or
 * between them, a repetition, a run of keys, a number or date, the owner's own names or the site's words (NIST SP
 * 800-63B, 3.1.1.2).
 * @throws AppError 400
 */
export async function refuseWeakPassword(password: string, owner: Owner): Promise<void> {
  if (await isWeak(passwordText(password).toLowerCase(), owner))
    throw invalid(
      'This password is easy to guess. Choose a longer one, such as three or four unrelated words.',
      'weak_password',
    );
}

async function isWeak(password: string, { username, email, firstName, lastName }: Owner): Promise<boolean> {
  if (/^(.{1,8}?)\1+.{0,3}$/su.test(password) || /^\d[\d ./-]*$/.test(password)) return true;
  const plain = Array.from(password, (sign) => substitutes[sign] ?? sign).join('');
  const letters = plain.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '');
  const words = [password, plain, letters].flatMap((word) => [word, word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')]);
  const list = await commonPasswords();
  if (words.some((word) => word.length > 2 && (list.has(word) || bothWays.some((run) => run.includes(word)))))
    return true;
  const own = [email, ...email.split(/[@.]/), username, firstName, lastName, ...ofSite]
    .map((name) => passwordText(name).toLowerCase())
    .filter((name) => name.length > 2)
    .sort((one, other) => other.length - one.length);
  const rest = own.reduce((left, name) => left.replaceAll(name, ''), password);
  return rest !== password && rest.replace(/[^\p{L}]/gu, '').length < 4;
}
