import { accountantsSubject, subjectLabel, termLabel, withCommas, type LocationPage } from '@counterpart/api/contract';
import type { Breadcrumb } from '@counterpart/design-system/breadcrumbs';

/** '12', '1,000+' */
export const totalText = (total: number, isCapped: boolean): string => `${withCommas(total)}${isCapped ? '+' : ''}`;

/** Directory or search with the same people, with more filters where given. */
export function listPath({ subject }: Pick<LocationPage, 'subject'>, more?: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({
    ...(subject !== accountantsSubject && { services: subject }),
    ...more,
  }).toString();
  return `${subject === accountantsSubject ? '/accountants' : '/search'}${query && `?${query}`}`;
}

/** The way from the home page. */
export const breadcrumbsOf = (page: LocationPage): Breadcrumb[] => [
  { label: 'Home', href: '/' },
  { label: subjectLabel(page.subject), href: listPath(page) },
  { label: `${page.city}, ${page.state}` },
];

/** 'Tax Preparation services', 'Payroll Services'. */
function servicesText(subject: string): string {
  const label = termLabel('service', subject);
  return label.endsWith(' Services') ? label : `${label} services`;
}

/** A sentence or two below the title: how many, and what to do when the city has few. */
export function leadText(page: LocationPage): string {
  const { subject, city, total, totalIsCapped, remote, remoteTotal, remoteTotalIsCapped } = page;
  const isOne = total === 1;
  const people = `${totalText(total, totalIsCapped)} ${isOne ? 'professional' : 'professionals'}`;
  const here =
    subject === accountantsSubject
      ? `${people} for taxes and books in ${city}`
      : `${people} in ${city} ${isOne ? 'offers' : 'offer'} ${servicesText(subject)}`;
  const there = total === 0 ? `No one in ${city} yet` : here;
  if (remote.length === 0) return `${there}. Compare prices and reviews, then reach out. Free for clients.`;
  const more = totalText(remoteTotal, remoteTotalIsCapped);
  const others = total === 0 ? `${more} professionals` : `${more} others`;
  return `${there}. ${others} work remotely.`;
}
