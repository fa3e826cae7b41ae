import { aliasesOf } from './taxonomy-aliases';
import { taxonomyKinds, taxonomyTerms, type TaxonomyKind, type TaxonomyTerm } from './taxonomy-terms';

/** 'Tax Preparation & Filing' → 'tax-preparation-and-filing': the form in which ids and aliases are compared. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

const bySlug = new Map<string, TaxonomyTerm>();
const remember = (slug: string, term: TaxonomyTerm): void => {
  const key = `${term.kind}:${slug}`;
  if (!bySlug.has(key)) bySlug.set(key, term);
};
// Ids first, so that no alias of one term ever hides the id of another.
for (const term of taxonomyTerms) remember(term.id, term);
for (const term of taxonomyTerms) remember(slugOf(term.label), term);
for (const term of taxonomyTerms) for (const alias of aliasesOf(term)) remember(alias, term);

/**
 * The term that a spelling means: an id, a label or an alias in any case ('E-commerce', 'technology', 'Payroll
 * Management'). The asked kind wins; a word that only another kind knows gives that kind's term, so
 * `services=restaurant` still finds the industry. Undefined when no kind knows it.
 */
export function resolveTerm(kind: TaxonomyKind, text: string): TaxonomyTerm | undefined {
  const slug = slugOf(text);
  return [kind, ...taxonomyKinds.filter((other) => other !== kind)]
    .map((candidate) => bySlug.get(`${candidate}:${slug}`))
    .find(Boolean);
}
