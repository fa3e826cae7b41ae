/** Kind of a document: English law or contract, or one that is read with a caution. */
export interface DocumentNature {
  /** Findings that are reported: all, amounts alone, a court's rules for everyone, or none. */
  readonly reads: 'all' | 'amounts' | 'opinion' | 'nothing';
  /** Said in the notice; empty without. */
  readonly caution: string;
}

/** So much of a document shows how it is written. */
const lettersOfSample = 20_000;
const fewestWords = 40;
/** Shares of words: of English's most frequent ones, and of those that laws, contracts and notices use. */
const englishShare = 0.15;
const legalShare = 0.02;

const english =
  /\b(?:the|of|and|to|in|a|an|or|is|are|for|by|any|this|that|be|shall|must|may|not|on|with|as|it|you|your|each)\b/gi;
const legal =
  /§|\b(?:shall|sections?|articles?|act|authorit(?:y|ies)|laws?|statutes?|regulations?|rules?|ordinances?|codes?|employers?|employees?|tax(?:es)?|penalt(?:y|ies)|agreements?|contracts?|part(?:y|ies)|tenants?|landlords?|lessors?|lessees?|courts?|departments?|agenc(?:y|ies)|comply|compliance|violat\w+|hereby|pursuant|licens\w+|permits?|liab\w+|fil(?:e|ed|ing)|forms?|records?|reports?|notices?|business(?:es)?|owners?|providers?|polic(?:y|ies)|premiums?|required|prohibited)\b/gi;

/** Marks by which the law of another country is known. */
const foreignLaws = {
  'the European Union':
    /\b(?:Regulation|Directive|Decision) \((?:EU|EC|EEC)\)|\bOfficial Journal of the European Union\b/i,
  'the United Kingdom': /\bby the (?:King|Queen)[’']s most Excellent Majesty\b|\bUK Statutory Instruments\b/i,
  Canada: /\bSenate and House of Commons of Canada\b|\bR\.S\.C\., \d{4}/i,
  Australia: /\b(?:Parliament of (?:the Commonwealth of )?Australia|Legislature of New South Wales) enacts\b/i,
  India: /\benacted by Parliament in the [\w-]+ Year of the Republic of India\b/i,
  Ireland: /\bBe it enacted by the Oireachtas\b/i,
};

const opinion =
  /\b(?:Supreme Court|Court of Appeals?|District Court|Superior Court|Circuit Court|Tax Court|Court of Claims)\b[^]{0,2000}\b(?:Plaintiffs?|Petitioners?|Appell(?:ants?|ees?)|Respondents?|Defendants?)\b[^]{0,3000}\b(?:OPINION|affirm(?:ed)?|revers(?:e|ed)|Judges?:|JUDGMENT)\b/i;

const notEnglish =
  ' This document isn’t in English, and our rules read English: little more than its amounts is found.';

/** Tells how a document is to be read, by its words. */
export function natureOf(pages: readonly string[]): DocumentNature {
  const sample = pages.join('\n').slice(0, lettersOfSample);
  const words = sample.match(/\p{L}+/gu)?.length ?? 0;
  const share = (some: RegExp) => (sample.match(some)?.length ?? 0) / Math.max(words, 1);
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (latin < letters / 2 || (words >= fewestWords && share(english) < englishShare))
    return { reads: 'amounts', caution: notEnglish };
  if (words >= fewestWords && share(legal) < legalShare)
    return {
      reads: 'nothing',
      caution: ' This doesn’t read like a law, a contract or an official notice, so our rules look for nothing in it.',
    };
  if (opinion.test(sample.slice(0, 8_000)))
    return {
      reads: 'opinion',
      caution:
        ' This reads like a court’s opinion: it decides one case, so our rules quote only what it says of everyone.',
    };
  const country = Object.entries(foreignLaws).find(([, mark]) => mark.test(sample))?.[0];
  return {
    reads: 'all',
    caution: country
      ? ` This looks like a law of ${country}, not of the United States: check whether it reaches your business.`
      : '',
  };
}
