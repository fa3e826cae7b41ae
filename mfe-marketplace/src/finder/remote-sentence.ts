import { stateName, type SearchPage } from '@counterpart/api/contract';
import { locationText, radiusText, soughtClients } from './finder-query';
import type { Rescue } from './rescue-options';
import type { Finder } from './use-finder';

interface Counted {
  readonly total: number;
  /** There are more than `total`. */
  readonly totalIsCapped: boolean;
}

/** Those who work remotely and are shown where a location has no one; undefined without any. */
export const remoteRescue = ({ rescues, remoteInstead }: SearchPage): Rescue | undefined =>
  remoteInstead.length > 0 ? rescues.find(({ remote }) => remote) : undefined;

/**
 * Says how many work remotely where a location has no one: '8 work remotely with restaurants' when an industry is the
 * only other filter; with more filters, that the 8 pass those too.
 * @param total number who work remotely, with the same filters
 */
export function remoteSentence(
  { query, around }: Pick<Finder, 'query' | 'around'>,
  { total, totalIsCapped }: Counted,
): string {
  const location =
    radiusText(query, around) ||
    `in ${locationText({ city: query.city, state: query.city ? query.state : stateName(query.state) })}`;
  const count = `${total.toLocaleString('en-US')}${totalIsCapped ? '+' : ''}`;
  const clients = soughtClients(query);
  const work = total === 1 ? 'works' : 'work';
  const match = total === 1 ? 'match' : 'matches';
  const who = clients === '' ? `${match} ${work} remotely` : `${work} remotely${clients ? ` with ${clients}` : ''}`;
  return `No one ${location} yet. ${count} ${who}.`;
}
