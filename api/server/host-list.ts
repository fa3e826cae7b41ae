import Joi from 'joi';
import { listOf } from './session-secrets';

/** Names of hosts, separated by commas; none when it is not set. */
export const hostList = (variable: string, example: string): Joi.StringSchema =>
  Joi.string()
    .default('')
    .custom((text: string) => {
      if (!listOf(text).every((name) => /^[a-z0-9.-]+$/.test(name))) throw new Error('No list of hosts.');
      return text;
    })
    .messages({ '*': `${variable} must be host names in small letters, separated by commas: ${example}.` });
