import { taxonomyKinds, taxonomyTerms, type TaxonomyKind } from './taxonomy-terms';

const labels = new Map(taxonomyTerms.map(({ kind, id, label }) => [`${kind}:${id}`, label]));

/** The words for an id: of the asked kind if it has it, else of whichever kind does, else the id itself. */
export function termLabel(kind: TaxonomyKind, id: string): string {
  const known = [kind, ...taxonomyKinds].map((candidate) => labels.get(`${candidate}:${id}`));
  return known.find(Boolean) ?? id;
}

/** Clients of professionals by industry, worded for a sentence: all industries but 'other'. */
const clients: Readonly<Record<string, string>> = {
  tech: 'tech companies',
  retail: 'retailers',
  'real-estate': 'real estate businesses',
  healthcare: 'healthcare practices',
  restaurant: 'restaurants',
  manufacturing: 'manufacturers',
  nonprofit: 'nonprofits',
  ecommerce: 'online sellers',
  construction: 'contractors',
  professional: 'professional firms',
  agriculture: 'farms and ranches',
  automotive: 'auto shops and dealers',
  biotech: 'biotech companies',
  cannabis: 'cannabis businesses',
  crypto: 'crypto businesses',
  education: 'schools',
  energy: 'energy companies',
  entertainment: 'creators and media companies',
  finance: 'financial firms',
  fitness: 'gyms and studios',
  franchise: 'franchises',
  government: 'government contractors',
  insurance: 'insurance agencies',
  legal: 'law firms',
  logistics: 'trucking and logistics companies',
  marketing: 'agencies',
  saas: 'SaaS companies',
};

/** 'restaurants' of 'restaurant'. */
export const industryClients = (id: string): string => clients[id] ?? `${termLabel('industry', id)} clients`;
