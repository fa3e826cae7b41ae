import Joi from 'joi';
import { dayOf } from '../counts/utc-day';
import { exactText } from '../text/text-schemas';
import { knownTimeZone } from '../text/time-zone';

/** No list is read further. */
const lastPage = 1000;

/** A numeric id in a path. Anything else is no such thing: routes that want a 404 for it say so with `.error()`. */
export const idSchema = Joi.number()
  .integer()
  .positive()
  .max(Number.MAX_SAFE_INTEGER)
  // One spelling: '2.0', '2e0' and '+2' would be the same thing at another path.
  .custom((id: number, helpers) => (String(helpers.original) === String(id) ? id : helpers.error('number.base')));

/**
 * A page of a list. A link to one before the first or far behind the last page any list has is a link to that page, not
 * a mistake.
 */
export const pageSchema = Joi.number()
  .integer()
  .empty('')
  .custom((page: number) => Math.min(Math.max(page, 1), lastPage))
  .default(1)
  .messages({ '*': 'The page must be a whole number.' });

/** A time in a response: ISO 8601 in UTC. */
export const momentSchema = Joi.string().isoDate();

/** A day of the calendar that every database stores: MariaDB's ends with the year 9999, on whatever clock. */
export const daySchema = exactText()
  .pattern(/^(?:19|2[01])\d{2}-\d{2}-\d{2}$/)
  .custom((text: string, helpers) => {
    const moment = Date.parse(text);
    // 'February 30' is read as a day of March by some.
    return Number.isNaN(moment) || dayOf(new Date(moment)) !== text ? helpers.error('string.pattern.base') : text;
  })
  .empty('')
  .messages({ '*': 'Use a date like 2026-04-30' });

/** Days with both their ends, and the zone in which they begin and end: the reader's, as what is found is shown. */
export const readerDays = {
  from: daySchema,
  to: daySchema,
  timeZone: exactText()
    .max(60)
    .empty('')
    .default('UTC')
    .custom((name: string) => knownTimeZone(name) ?? 'UTC'),
};
