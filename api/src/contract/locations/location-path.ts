import { locationKey } from './location-key';
import { plainText } from '../plain-text';
import { termLabel } from '../term-label';
import { stateCode } from '../us-states';

/** The subject of location pages that is no service: accountants and bookkeepers. */
export const accountantsSubject = 'accountants';

/** Name of a subject in titles: 'Accountants', 'Tax Preparation', 'Fractional CFOs'. */
export const subjectLabel = (subject: string): string =>
  subject === accountantsSubject ? 'Accountants' : `${termLabel('service', subject)}${subject === 'cfo' ? 's' : ''}`;

/** Name of a subject in URLs: 'accountants', or of a service by its label, 'tax-preparation'. */
export const subjectSlug = (subject: string): string =>
  subject === accountantsSubject ? subject : plainText(termLabel('service', subject)).replaceAll(' ', '-');

/**
 * Path of the page about a subject in a city: '/accountants/tx/austin', '/services/tax-preparation/tx/austin'; null
 * without a city and one of the United States.
 * @param subject `accountantsSubject` or the id of a service
 */
export function locationPath(subject: string, city: string | null, state: string | null): string | null {
  const code = stateCode(state ?? '');
  const town = locationKey(city ?? '').replaceAll(' ', '-');
  if (!code || !/^[a-z0-9-]+$/.test(town)) return null;
  const folder = subject === accountantsSubject ? '' : '/services';
  return `${folder}/${subjectSlug(subject)}/${code.toLowerCase()}/${town}`;
}
