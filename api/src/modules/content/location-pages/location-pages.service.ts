import { searchLimits } from '../../../contract/limits/search';
import { locationPath, subjectLabel } from '../../../contract/locations/location-path';
import type { LocationLink, LocationPage } from '../../../contract/named-types';
import { termLabel } from '../../../contract/term-label';
import { stateName } from '../../../contract/us-states';
import { database } from '../../../platform/database/transaction';
import { cappedTotal } from '../../../platform/paging/capped-page';
import { readProfessionals, type ProfessionalRecord } from '../../directory/professionals/professional-rows';
import { townName } from '../../directory/professionals/search/filters';
import { professionalSearch } from '../../directory/professionals/search/threads/professional-search';
import { townSubjects, type TownAnswer, type TownCount } from '../../directory/professionals/search/towns';
import { guidesOf } from './location-guides';
import { pathOfLabel, readSubject, readTown, splitLabel } from './location-names';
import { locationPageNotFound } from './location-pages.errors';
import type { LocationParams } from './location-pages.schema';
import { newestVerified, type LocationReviewRow } from './location-reviews';

/** A page before its people and reviews are presented. */
export interface FoundLocationPage {
  readonly page: Omit<LocationPage, 'professionals' | 'remote' | 'reviews'>;
  readonly records: readonly ProfessionalRecord[];
  readonly remote: readonly ProfessionalRecord[];
  readonly reviews: readonly LocationReviewRow[];
}

/** '12 professionals' */
const people = (count: number): string => `${count} ${count === 1 ? 'professional' : 'professionals'}`;

/** A sentence or two for search engines, of figures that the page shows; short enough to be shown whole. */
function descriptionOf(title: string, { total, verified, remoteTotal }: TownAnswer): string {
  const there = total > 0 ? people(total) : 'no one yet';
  const checked =
    verified === 0 ? '' : total === 1 ? ' with a verified license' : `, ${verified} with a verified license`;
  const beyond = total < searchLimits.locationPageMin && remoteTotal > 0 ? `, ${remoteTotal} available remotely` : '';
  return `${title}: ${there}${checked}${beyond}. Compare prices, specialties and reviews. Free for clients.`;
}

const linksTo = (subject: string, towns: readonly TownCount[]): LocationLink[] =>
  towns.flatMap(({ label, count }) => {
    const path = pathOfLabel(subject, label);
    return path ? { label, count, path } : [];
  });

/**
 * Reads the page about a subject in a city, both in any spelling.
 * @param withGuides false while the area of the guides is switched off
 * @throws AppError 404 for a subject, a state or a city that does not exist
 */
export async function readLocationPage(params: LocationParams, withGuides: boolean): Promise<FoundLocationPage> {
  const subject = readSubject(params.subject);
  const town = readTown(params.city, params.state);
  const path = subject && town && locationPath(subject, town.cityKey, town.stateCode);
  if (!subject || !town || !path) throw locationPageNotFound();
  const found = await professionalSearch().ask({ kind: 'town', subject, ...town });
  if (!found.isKnown) throw locationPageNotFound();
  const city = townName(found.label ? splitLabel(found.label).city : town.cityKey);
  const label = `${city}, ${town.stateCode}`;
  const [records, reviews, guides] = await Promise.all([
    readProfessionals(database(), [...found.userIds, ...found.remoteIds]),
    newestVerified(found.userIds),
    withGuides ? guidesOf(city, stateName(town.stateCode)) : [],
  ]);
  const title = `${subjectLabel(subject)} in ${label}`;
  const remote = cappedTotal(found.remoteTotal, searchLimits.totalCap);
  return {
    page: {
      slug: path.slice(1),
      title,
      description: descriptionOf(title, found),
      subject,
      city,
      state: town.stateCode,
      isThin: !found.isListed,
      ...cappedTotal(found.total, searchLimits.totalCap),
      verified: found.verified,
      remoteTotal: remote.total,
      remoteTotalIsCapped: remote.totalIsCapped,
      prices: [...found.prices],
      specialties: found.specialties.map(({ value, count }) => ({ label: termLabel('specialty', value), count })),
      guides,
      nearby: linksTo(subject, found.nearby),
      subjects: found.subjects.flatMap(({ value, count }) =>
        linksTo(value, [{ label, count }]).map((link) => ({ ...link, label: subjectLabel(value) })),
      ),
    },
    records: records.filter(({ user }) => found.userIds.includes(user.id)),
    remote: records.filter(({ user }) => found.remoteIds.includes(user.id)),
    reviews,
  };
}

/**
 * The cities with most of those who do something.
 * @throws AppError 404 for a subject that does not exist
 */
export async function greatestLocations(text: string): Promise<LocationLink[]> {
  const subject = readSubject(text);
  if (!subject) throw locationPageNotFound();
  const [towns = []] = await professionalSearch().ask({ kind: 'towns', subjects: [subject] });
  return linksTo(subject, towns.slice(0, searchLimits.locationLinksMax));
}

/** Paths of every page that search engines may list. */
export async function locationPaths(): Promise<string[]> {
  const towns = await professionalSearch().ask({ kind: 'towns', subjects: townSubjects });
  return townSubjects.flatMap((subject, index) => linksTo(subject, towns[index] ?? []).map(({ path }) => path));
}
