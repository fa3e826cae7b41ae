import { fullName, subjectLabel, type LocationPage, type Professional } from '@counterpart/api/contract';
import { profilePath } from '../../professionals/professions';
import { listPath } from './location-text';

/**
 * Builds the data of a page about a city for search engines (schema.org, JSON-LD): the way to it, and the people in the
 * order shown. It holds nothing that the page does not show.
 * @param origin of the public URL, without a slash at the end
 */
export function locationStructuredData(page: LocationPage, origin: string): object {
  const { slug, title, description, city, state, professionals } = page;
  const steps = [
    { name: 'Home', item: `${origin}/` },
    { name: subjectLabel(page.subject), item: origin + listPath(page) },
    { name: `${city}, ${state}`, item: `${origin}/${slug}` },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
      {
        '@type': 'ItemList',
        '@id': `${origin}/${slug}`,
        name: title,
        description,
        itemListElement: professionals.map((professional, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: personData(professional, origin),
        })),
      },
    ],
  };
}

function personData(professional: Professional, origin: string): object {
  const { professions, city, state, avgRating, reviewCount } = professional;
  return {
    '@type':
      professions.includes('accountant') || professions.includes('bookkeeper')
        ? 'AccountingService'
        : 'FinancialService',
    name: professional.profile?.businessName ?? fullName(professional),
    url: origin + profilePath(professional),
    ...((city ?? state) && {
      address: {
        '@type': 'PostalAddress',
        ...(city && { addressLocality: city }),
        ...(state && { addressRegion: state }),
        addressCountry: 'US',
      },
    }),
    ...(avgRating !== null &&
      reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: avgRating,
          reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}
