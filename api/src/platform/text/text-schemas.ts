import Joi from 'joi';
import { readPhone } from '../../contract/contact-details';
import { emailLimits, phoneLimits, usernameLimits } from '../../contract/limits/accounts';
import { searchLimits } from '../../contract/limits/search';
import { accountKey, mixesAlphabets } from './account-key';
import { visibleLine, visibleText } from './visible-text';
import { wholeCharacters } from '../../contract/whole-characters';

/**
 * Treatment of a text of a request; a test requires it of every schema. `exact` texts are secrets and what programs
 * made.
 */
export type TextKind = 'line' | 'paragraphs' | 'exact';

type Texts = Joi.Root & { string(): Joi.StringSchema };

/** Joi whose strings are read by `read` before any rule looks at them, so that a length counts what can be seen. */
function textsReadBy(read: (text: string) => string): Texts {
  return Joi.extend((joi: Joi.Root) => ({
    type: 'string',
    base: joi.string(),
    coerce: { from: 'string', method: (value: string) => ({ value: read(value) }) },
  })) as Texts;
}

const lines = textsReadBy(visibleLine);
const paragraphs = textsReadBy(visibleText);
const compatible = textsReadBy((text) => visibleLine(text.normalize('NFKC')));

/** Names, titles, words to search for: one line, trimmed, of what can be seen. */
export const lineText = (): Joi.StringSchema => lines.string().meta({ text: 'line' satisfies TextKind });

/** Words to search for: what is longer than a question can be is cut, as it comes from the page's own URL. */
export const searchText = (): Joi.StringSchema =>
  lineText().custom((text: string) => wholeCharacters(text, searchLimits.queryMax));

/** Messages, comments, descriptions: as `lineText`, with line breaks. */
export const longText = (): Joi.StringSchema => paragraphs.string().meta({ text: 'paragraphs' satisfies TextKind });

/** Passwords, tokens, ids and paths: every character counts, none is changed. */
export const exactText = (): Joi.StringSchema => Joi.string().meta({ text: 'exact' satisfies TextKind });

/**
 * An email address, checked by shape only: a confirmation mail proves that it exists. One error message for every
 * violation.
 */
export const emailText = (sentence: string): Joi.StringSchema =>
  lineText()
    .max(emailLimits.max)
    .email({ tlds: { allow: false } })
    .custom((text: string, helpers) => (accountKey(text).length > emailLimits.max ? helpers.error('string.max') : text))
    .required()
    .messages({ '*': sentence });

/** A phone number, however it is written; one error message for every violation. */
export const phoneText = (sentence: string): Joi.StringSchema =>
  lineText()
    .max(phoneLimits.max)
    .custom((text: string, helpers) => readPhone(text) ?? helpers.error('any.invalid'))
    .messages({ '*': sentence });

/** A new username: letters, digits and ASCII punctuation in compatible form (NFKC), its letters of one alphabet. */
export const usernameText = (): Joi.StringSchema =>
  compatible
    .string()
    .meta({ text: 'line' satisfies TextKind })
    .min(usernameLimits.min)
    .max(usernameLimits.max)
    .pattern(/^[^\s@]+$/)
    .custom((text: string, helpers) => {
      if (!/^[\p{L}\p{M}\p{Nd}!-~]+$/u.test(text)) return helpers.error('username.characters');
      if (mixesAlphabets(text)) return helpers.error('username.alphabets');
      return accountKey(text).length > usernameLimits.max ? helpers.error('string.max') : text;
    })
    .messages({
      'string.pattern.base': 'Username may not contain spaces or @',
      'username.characters': 'Username may only contain letters, digits, and punctuation',
      'username.alphabets': 'Username may not mix letters of different alphabets',
    });
