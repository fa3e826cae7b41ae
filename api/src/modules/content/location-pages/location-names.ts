import { readLocation } from '../../../contract/places';
import { locationKey } from '../../../contract/locations/location-key';
import { accountantsSubject, locationPath, subjectSlug } from '../../../contract/locations/location-path';
import { resolveTerm } from '../../../contract/taxonomy';
import { stateCode } from '../../../contract/us-states';
import { townSubjects } from '../../directory/professionals/search/towns';

const bySlug = new Map(townSubjects.map((subject) => [subjectSlug(subject), subject]));
const words = (segment: string): string => segment.replace(/[-_+\s]+/g, ' ').trim();

/** Reads a subject in any spelling of a service; undefined for none. */
export function readSubject(segment: string): string | undefined {
  const slug = segment.toLowerCase();
  const term = resolveTerm('service', segment);
  return bySlug.get(slug) ?? (term?.kind === 'service' ? term.id : undefined);
}

/** Reads a city of the United States as URLs have it: 'austin' and 'tx', 'St. Louis' and 'missouri', 'nyc' and 'ny'. */
export function readTown(city: string, state: string): { stateCode: string; cityKey: string } | undefined {
  const code = stateCode(words(state));
  if (!code) return undefined;
  const written = readLocation(`${words(city)}, ${code}`);
  const cityKey = locationKey(written.state === code ? written.city : '');
  return cityKey && locationPath(accountantsSubject, cityKey, code) ? { stateCode: code, cityKey } : undefined;
}

/** City and state of a label: 'Austin, TX'. */
export function splitLabel(label: string): { readonly city: string; readonly state: string } {
  const comma = label.lastIndexOf(', ');
  return { city: label.slice(0, comma), state: stateCode(label.slice(comma + 2)) ?? '' };
}

/** The path of a subject's page about a labeled town; undefined where no URL can be made of its name. */
export function pathOfLabel(subject: string, label: string): string | undefined {
  const { city, state } = splitLabel(label);
  return locationPath(subject, city, state) ?? undefined;
}
