import type { AnalyticsDetail } from '../../../contract/named-types';
import { termLabel } from '../../../contract/term-label';
import { stateName } from '../../../contract/us-states';
import { searchParts } from './counted-search';

const directories: Readonly<Record<string, readonly [label: string, path: string]>> = {
  'accountant,bookkeeper': ['Accountants', '/accountants'],
  advisor: ['Financial Advisors', '/advisors'],
  cfo: ['Fractional CFOs', '/fractional-cfos'],
};

/** A stored search in words, and where it is made. */
export function presentSearch(subject: string): Omit<AnalyticsDetail['searches'][number], 'appearances'> {
  const params = new URLSearchParams(subject);
  const profession = params.get('profession');
  const [directory, path] = (profession && directories[profession]) || [null, '/search'];
  const labels = (['service', 'specialty', 'industry', 'clientType'] as const).flatMap((kind) =>
    (params.get(searchParts[kind]) ?? '')
      .split(',')
      .filter(Boolean)
      .map((id) => termLabel(kind, id)),
  );
  const [city, state, words] = ['city', 'state', 'q'].map((name) => params.get(name));
  const isWhole = !params.has('other');
  const location = [city, state && (city ? state : stateName(state))].filter(Boolean).join(', ');
  const parts = [
    ...(words?.split(' ') ?? []).map((word) => `“${word}”`),
    ...labels,
    location,
    !isWhole && 'other words',
  ].filter(Boolean);
  const asked = parts.join(' · ');
  params.delete('profession');
  const query = params.toString().replaceAll('%2C', ',');
  return {
    search: subject,
    label: directory ? [directory, asked || 'all'].join(' · ') : asked || 'All professionals',
    href: isWhole ? `${path}${query && `?${query}`}` : null,
  };
}
