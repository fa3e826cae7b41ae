import { fullName, type Professional, type Review } from '@counterpart/api/contract';
import { serviceLabels } from '../../professionals/professional-text';
import { profilePath } from '../../professionals/professions';

/** A node of schema.org's vocabulary, ready for `JSON.stringify`. */
export type StructuredData = Readonly<Record<string, unknown>>;

const mostReviews = 5;

/**
 * Builds a profile's data for search engines (schema.org, JSON-LD): name, location, services and what clients said. It
 * holds nothing that the page does not show; what is unknown is left out.
 * @param origin of the public URL, without a slash at the end
 */
export function profileStructuredData(
  professional: Professional,
  reviews: readonly Review[],
  origin: string,
): StructuredData {
  const { profile, profilePicture, city, state, avgRating, reviewCount } = professional;
  const url = origin + profilePath(professional);
  return known({
    '@context': 'https://schema.org',
    '@type':
      professional.professions[0] === 'accountant' || professional.professions[0] === 'bookkeeper'
        ? 'AccountingService'
        : 'FinancialService',
    '@id': url,
    url,
    name: profile?.businessName ?? fullName(professional),
    description: profile?.bio,
    slogan: profile?.tagline,
    image: profilePicture?.startsWith('/') ? origin + profilePicture : profilePicture,
    logo: profile?.logoUrl?.startsWith('/') ? origin + profile.logoUrl : profile?.logoUrl,
    telephone: profile?.phone,
    sameAs: profile?.website,
    foundingDate: profile?.yearsFounded ? String(profile.yearsFounded) : null,
    priceRange: profile?.pricing,
    knowsLanguage: profile?.languages.length ? profile.languages : null,
    address:
      city || state
        ? known({ '@type': 'PostalAddress', addressLocality: city, addressRegion: state, addressCountry: 'US' })
        : null,
    founder: {
      '@type': 'Person',
      name: fullName(professional),
      givenName: professional.firstName,
      familyName: professional.lastName,
    },
    makesOffer: profile?.services.length
      ? serviceLabels(profile.services).map((name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } }))
      : null,
    aggregateRating:
      avgRating === null || reviewCount === 0
        ? null
        : { '@type': 'AggregateRating', ratingValue: avgRating, reviewCount, bestRating: 5, worstRating: 1 },
    review: reviews.length === 0 ? null : reviews.slice(0, mostReviews).map(reviewData),
  });
}

function reviewData({ client, rating, comment, createdAt }: Review): StructuredData {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: client ? fullName(client) : 'Anonymous Client' },
    datePublished: createdAt.slice(0, 10),
    reviewBody: comment,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}

const known = (node: StructuredData): StructuredData =>
  Object.fromEntries(Object.entries(node).filter(([, value]) => value !== null && value !== undefined && value !== ''));
