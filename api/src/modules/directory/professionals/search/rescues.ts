import { searchLimits } from '../../../../contract/limits/search';
import type { SearchPage } from '../../../../contract/named-types';
import { eachProfileFact } from '../../../../contract/profile-facts';
import { cappedTotal } from '../../../../platform/paging/capped-page';
import { asksFor, loosen, type FilterGroup, type ProfessionalFilters } from './filters';
import { townsWithin } from './nearby-towns';
import type { ProfessionalSource } from './source';

type Rescue = SearchPage['rescues'][number];
type Loosened = Rescue['without'][number];

/** Filter groups behind each filter that a person sees. */
const loosened: Readonly<Record<Loosened, readonly FilterGroup[]>> = {
  services: ['service'],
  specialties: ['specialty'],
  industry: ['industry'],
  clientTypes: ['clientType'],
  radius: [],
  location: ['state', 'location'],
  meetings: ['meeting'],
  words: ['words'],
  price: ['price'],
  rating: ['rating'],
  languages: ['language'],
  ...eachProfileFact((name) => [name]),
  responseTime: ['response'],
};

/**
 * Finds what to loosen when nothing matches: each filter that alone excludes all, with how many match without it; when
 * there is none, each such pair. Most first, but before all of them a wider area and those who work remotely: for a
 * search with a location they are the nearest to what was requested. Featured and others count together.
 */
export async function findRescues(source: ProfessionalSource, filters: ProfessionalFilters): Promise<Rescue[]> {
  const chosen = (Object.keys(loosened) as Loosened[]).filter((name) =>
    loosened[name].some((group) => asksFor(filters, group)),
  );
  const without = (names: readonly Loosened[]): ProfessionalFilters =>
    loosen(filters, 'featured', ...names.flatMap((name) => loosened[name]));
  const singles = chosen.map((name): Loosened[] => [name]);
  const pairs = chosen.flatMap((one, index) => chosen.slice(index + 1).map((other): Loosened[] => [one, other]));
  const rescues: Rescue[] = [];
  const { around } = filters;
  const near = around ? townsWithin(searchLimits.radii[3], around.town) : [];
  const isWider = around && near.length > (around.near?.length ?? 0);
  const wider = isWider ? await source.count({ ...without([]), around: { ...around, near } }) : 0;
  if (wider > 0) rescues.push(rescue(['radius'], wider));
  const remote = remoteInstead(filters);
  if (remote) {
    const total = await source.count(remote);
    if (total > 0) rescues.push(rescue(['location'], total, true));
  }
  for (const choices of [singles, pairs]) {
    const counted: { readonly names: Loosened[]; readonly total: number }[] = [];
    for (const names of choices) counted.push({ names, total: await source.count(without(names)) });
    const useful = counted.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
    if (useful.length === 0) continue;
    rescues.push(...useful.map(({ names, total }) => rescue(names, total)));
    break;
  }
  return rescues.slice(0, searchLimits.rescuesMax);
}

/**
 * Those who work remotely, instead of those in a location; undefined without one, or when only meeting in person was
 * asked for.
 */
export function remoteInstead(filters: ProfessionalFilters): ProfessionalFilters | undefined {
  const isLocated = asksFor(filters, 'state') || asksFor(filters, 'location');
  const isInPerson = asksFor(filters, 'meeting') && !filters.meetings.includes('remote');
  if (!isLocated || isInPerson) return undefined;
  return { ...loosen(filters, 'featured', 'state', 'location'), meetings: ['remote'] };
}

const rescue = (without: Loosened[], total: number, remote = false): Rescue => ({
  without,
  remote,
  ...cappedTotal(total, searchLimits.totalCap),
});
