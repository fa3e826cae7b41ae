import { complianceOptions, type Professional } from '@counterpart/api/contract';
import { useApi, useSession } from '@counterpart/shell/sdk';
import { askedSpecialty } from './asked-specialty';
import type { SpecialistQuestion } from './asked-specialist';

const mostOffered = 3;

/** Someone to ask, and why it is this person: 'Lists sales tax'. */
export interface OfferedSpecialist {
  readonly professional: Professional;
  readonly reasons: readonly string[];
}

interface Specialists {
  /** Undefined until they are known. */
  readonly offered: readonly OfferedSpecialist[] | undefined;
  readonly error: boolean;
}

const industryWords = (industry: string): string =>
  complianceOptions.assistantIndustries.find(({ id }) => id === industry)?.label.toLowerCase() ?? industry;

/**
 * Three professionals for a question: first who lists the specialty it is about, then who works in the reader's
 * industry, then who is in the reader's state, the best rated first among equals. Without a specialty, or when no one
 * lists it, the services of the first guide that the answer cites decide.
 * @param industry of the assistant's list; null for all
 */
export function useSpecialists({ question, guides }: SpecialistQuestion, industry: string | null): Specialists {
  const state = useSession().user?.state ?? null;
  const [slug] = guides;
  const cited = useApi('/api/compliance/{idOrSlug}', slug === undefined ? null : { path: { idOrSlug: slug } });
  const isReady = slug === undefined || cited.data !== undefined || cited.error !== undefined;
  const specialty = askedSpecialty(cited.data?.title ?? '', question);
  const services = { services: (cited.data?.serviceTypes ?? []).join(','), pageSize: mostOffered };
  // More than are offered, so that those of the reader's state can come first.
  const listing = useApi(
    '/api/accountants/search',
    isReady && specialty ? { query: { specialties: specialty.id, pageSize: 4 * mostOffered } } : null,
  );
  const isWithout = isReady && (!specialty || listing.data?.items.length === 0);
  const wanted = specialty && !isWithout ? { specialties: specialty.id, pageSize: 4 * mostOffered } : services;
  const inIndustry = useApi(
    '/api/accountants/search',
    industry && (isWithout || listing.data) ? { query: { ...wanted, industry } } : null,
  );
  const providing = useApi('/api/accountants/search', isWithout ? { query: services } : null);
  const found = isWithout ? providing : listing;
  const failed = found.error ?? inIndustry.error;
  if (!found.data || (industry && !inIndustry.data)) return { offered: undefined, error: failed !== undefined };
  const own = new Set(inIndustry.data?.items.map(({ id }) => id));
  const everyone = new Map([...(inIndustry.data?.items ?? []), ...found.data.items].map((one) => [one.id, one]));
  const points = (one: Professional) => (own.has(one.id) ? 2 : 0) + (state !== null && one.state === state ? 1 : 0);
  const offered = [...everyone.values()]
    .sort((one, other) => points(other) - points(one))
    .slice(0, mostOffered)
    .map((professional) => ({
      professional,
      reasons: [
        ...(specialty && !isWithout ? [`Lists ${specialty.words}`] : []),
        ...(industry && own.has(professional.id) ? [`Works with ${industryWords(industry)} clients`] : []),
        ...(state !== null && professional.state === state ? ['In your state'] : []),
      ],
    }));
  return { offered, error: false };
}
