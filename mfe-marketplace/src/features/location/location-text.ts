import { accountantsSubject, termLabel, withCommas, type LocationPage } from '@counterpart/api/contract';
import type { Breadcrumb } from '@counterpart/design-system/breadcrumbs';

/** 'Accountants', 'Tax Preparation'. */
export const subjectText = ({ subject }: Pick<LocationPage, 'subject'>): string =>
  subject === accountantsSubject ? 'Accountants' : termLabel('service', subject);

/** '12', '1,000+' */
export const totalText = (total: number, isCapped: boolean): string => `${withCommas(total)}${isCapped ? '+' : ''}`;

/** Directory or search with the same people, and without the city. */
export function listPath(
  { subject }: Pick<LocationPage, 'subject'>,
  location?: { city: string; state: string },
): string {
  const query = new URLSearchParams({
    ...(subject !== accountantsSubject && { services: subject }),
    ...location,
  }).toString();
  return `${subject === accountantsSubject ? '/accountants' : '/search'}${query && `?${query}`}`;
}

/** The way from the home page. */
export const breadcrumbsOf = (page: LocationPage): Breadcrumb[] => [
  { label: 'Home', href: '/' },
  { label: subjectText(page), href: listPath(page) },
  { label: `${page.city}, ${page.state}` },
];

/** A sentence or two below the title: how many, and what to do when the city has few. */
export function leadText(page: LocationPage): string {
  const { subject, city, total, totalIsCapped, remote, remoteTotal, remoteTotalIsCapped } = page;
  const isOne = total === 1;
  const people = `${totalText(total, totalIsCapped)} ${isOne ? 'professional' : 'professionals'}`;
  const here =
    subject === accountantsSubject
      ? `${people} for taxes and books in ${city}`
      : `${people} in ${city} ${isOne ? 'offers' : 'offer'} ${termLabel('service', subject)}`;
  const there = total === 0 ? `No one in ${city} yet` : here;
  if (remote.length === 0) return `${there}. Compare prices and reviews, then reach out. Free for clients.`;
  const more = totalText(remoteTotal, remoteTotalIsCapped);
  const others = total === 0 ? `${more} professionals` : `${more} others`;
  return `${there}. ${others} work remotely.`;
}
