import { relatedTo, termsOf } from '../assistant/terms';
import type { WeighedSentence } from './central-sentences';
import type { Finding } from './find-findings';

/** Businesses and people of each industry of the analyzer, as laws and contracts call them. */
const industryActors: Readonly<Record<string, RegExp>> = {
  retail: /\b(?:retail\w*|sellers?|stores?|merchants?|shopkeepers?|supermarkets?|grocer\w*)\b/i,
  healthcare:
    /\b(?:health ?care|hospitals?|clinics?|physicians?|nurs(?:es?|ing)|covered entit(?:y|ies)|health plans?|pharmac\w+|patients?)\b/i,
  finance:
    /\b(?:financial institutions?|banks?|lenders?|creditors?|brokers?|credit unions?|money transmitters?|investment advisers?|insurers?)\b/i,
  technology:
    /\b(?:software|technolog\w+|(?:online |internet )?platforms?|data (?:brokers?|controllers?|processors?)|developers?|internet service providers?)\b/i,
  manufacturing: /\b(?:manufactur\w+|factor(?:y|ies)|producers?|private labelers?)\b/i,
  'real-estate':
    /\b(?:real estate|real property|landlords?|lessors?|tenants?|lessees?|property managers?|hosts?|short-term rentals?)\b/i,
  hospitality:
    /\b(?:hospitality|restaurants?|hotels?|motels?|lodging|food (?:service|establishment)s?|bars?|caterers?|tip(?:s|ped)|short-term (?:\w+ )?rentals?|accommodations?)\b/i,
  construction: /\b(?:construction|contractors?|subcontractors?|builders?|home improvement)\b/i,
  'e-commerce':
    /\b(?:e-commerce|online (?:retail\w*|sellers?|stores?|marketplaces?|platforms?)|marketplaces?|remote sellers?|websites?)\b/i,
  nonprofit: /\b(?:nonprofits?|charit\w+|tax-exempt organizations?|exempt organizations?|foundations?)\b/i,
  accounting: /\b(?:account(?:ants?|ing)|bookkeep\w+|auditors?|CPAs?|tax (?:return )?preparers?|enrolled agents?)\b/i,
};

/** The end of the words that say who has to act, or what is defined. */
const afterSubject =
  /\b(?:shall|must|may|means?|includes?|(?:is|are|be) (?:liable|subject|required|prohibited)|ha(?:s|ve) to|do(?:es)?(?: not|n[’']t)|need not)\b/i;

/** Words that say whom a sentence regulates: what stands before its verb, or what a definition says a term means. */
function regulated({ text, kinds }: Finding): string {
  const end = text.search(afterSubject);
  if (end < 0) return '';
  return kinds.includes('party') ? text.slice(end) : text.slice(0, end);
}

const definedTerm = /(?:[“"'‘]([^”"'’]{2,60})[”"'’]|\b([A-Z][A-Z -]{2,60})) (?:means?|includes?)\b/;

/** Says of whom it speaks without a verb of duty: 'A retailer satisfies …', 'To require retailers to …'. */
const speaksOf =
  /^(?:\(?\w{1,3}[.)] )?(?:[\w ]{1,40}(?:\.--|: ))?(?:An?|Any|Each|Every|All|No|To (?:require|prohibit|regulate))\b.{0,60}/;

/**
 * The sentences that regulate an industry, or a term that is defined by it, and the findings that speak of what the
 * reader wrote about their business.
 */
export function about(
  sentences: readonly WeighedSentence[],
  findings: readonly (WeighedSentence & Finding)[],
  { industry, context }: { readonly industry: string; readonly context: string },
): WeighedSentence[] {
  const actors = industryActors[industry] ?? /(?!)/;
  const wanted = new Set(termsOf(context));
  const isWanted = (term: string) => wanted.has(term) || relatedTo(term).some((other) => wanted.has(other));
  const defined = findings.flatMap((finding) => {
    const [, quoted, capitals] = definedTerm.exec(finding.text) ?? [];
    const name = (quoted ?? capitals ?? '').trim().toLowerCase();
    return name && actors.test(regulated(finding)) ? [name] : [];
  });
  const known = new Map(findings.map((finding) => [finding.text, finding]));
  return sentences.filter(({ text, terms }) => {
    const finding = known.get(text);
    if (!finding) return actors.test(speaksOf.exec(text)?.[0] ?? '');
    const subject = regulated(finding);
    return (
      actors.test(subject) || [...terms].some(isWanted) || defined.some((name) => subject.toLowerCase().includes(name))
    );
  });
}
