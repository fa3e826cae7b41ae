import { profileFactNames, resolveTerm, stateName } from '@counterpart/api/contract';
import { locationText, type FinderQuery } from './finder-query';
import { industryClients } from './industry-clients';

interface Counted {
  readonly total: number;
  /** There are more than `total`. */
  readonly totalIsCapped: boolean;
}

/**
 * Says how many work remotely where a location has no one: '8 work remotely with restaurants' when an industry is the
 * only other filter; with more filters, that the 8 pass those too.
 * @param total number who work remotely, with the same filters
 */
export function remoteSentence(query: FinderQuery, { total, totalIsCapped }: Counted): string {
  const location = locationText({ city: query.city, state: query.city ? query.state : stateName(query.state) });
  const industries = [
    ...query.specialties.filter((id) => resolveTerm('specialty', id)?.kind === 'industry'),
    ...(query.industry ? [query.industry] : []),
  ];
  const others =
    query.services.length + query.specialties.length + (query.industry ? 1 : 0) - industries.length > 0 ||
    query.clientTypes.length + query.languages.length > 0 ||
    query.q !== '' ||
    query.priceUnit !== '' ||
    profileFactNames.some((name) => query[name]) ||
    query.minRating !== null ||
    query.responseHours !== null;
  const count = `${total.toLocaleString('en-US')}${totalIsCapped ? '+' : ''}`;
  const work = total === 1 ? 'works' : 'work';
  const [industry] = industries;
  if (others) return `No one in ${location} yet. ${count} ${total === 1 ? 'match works' : 'matches work'} remotely.`;
  const clients = industries.length === 1 && industry ? ` with ${industryClients(industry)}` : '';
  return `No one in ${location} yet. ${count} ${work} remotely${clients}.`;
}
