import type { DocumentAnalysis } from '../../../contract/named-types';
import { resolveTerm } from '../../../contract/taxonomy';
import { relatedTo, termsOf } from '../assistant/terms';
import type { DocumentSentence } from './document-sentences';
import { documentSentences } from './document-sentences';
import { dateIn, findFindings, type Finding, type FindingKind } from './find-findings';

const mostKeyPoints = 8;
const mostSteps = 10;
const mostFindings = 60;
const mostSummarySentences = 3;
const mostIndustrySentences = 4;

const noImpact = (label: string): string =>
  `The document doesn’t name ${label.toLowerCase()} businesses. Read the key points for what applies to every business.`;
const noPenalties = 'The document names no penalties.';

/** How much a sentence says of what the whole document is about: its frequent terms, by the length of the sentence. */
function centrality(sentences: readonly DocumentSentence[]): (sentence: DocumentSentence) => number {
  const counts = new Map<string, number>();
  for (const { text } of sentences)
    for (const term of new Set(termsOf(text))) counts.set(term, (counts.get(term) ?? 0) + 1);
  return ({ text }) => {
    const terms = [...new Set(termsOf(text))];
    if (terms.length < 4) return 0;
    return terms.reduce((sum, term) => sum + Math.log(counts.get(term) ?? 1), 0) / Math.sqrt(terms.length);
  };
}

/** Those that say most of the whole, in the order of the document. */
function mostCentral<Sentence extends DocumentSentence>(
  sentences: readonly Sentence[],
  all: readonly DocumentSentence[],
  most: number,
): Sentence[] {
  const scoreOf = centrality(all);
  const best = new Set(sentences.toSorted((one, other) => scoreOf(other) - scoreOf(one)).slice(0, most));
  return sentences.filter((sentence) => best.has(sentence));
}

/** The sentences that speak of an industry or of what the reader wrote about their business. */
function about(sentences: readonly DocumentSentence[], industry: string, context: string): DocumentSentence[] {
  const words = [
    industry,
    resolveTerm('industry', industry)?.label ?? '',
    ...(resolveTerm('industry', industry)?.aliases ?? []),
  ];
  const wanted = new Set([...words, context].flatMap(termsOf));
  return sentences.filter(({ text }) =>
    termsOf(text).some((term) => wanted.has(term) || relatedTo(term).some((other) => wanted.has(other))),
  );
}

const ofKinds = (findings: readonly Finding[], ...kinds: FindingKind[]): Finding[] =>
  findings.filter(({ kind }) => kinds.includes(kind));

/**
 * What a document says that a business has to act on: sentences of the document, word for word, found by rule.
 * @param industry an id of the analyzer's list, @param industryLabel as the page calls it
 * @param context what the reader wrote about their business; may be empty
 */
export function analyze(
  pages: readonly string[],
  {
    industry,
    industryLabel,
    context,
  }: { readonly industry: string; readonly industryLabel: string; readonly context: string },
): DocumentAnalysis {
  const sentences = documentSentences(pages);
  const findings = findFindings(sentences);
  const duties = ofKinds(findings, 'obligation', 'prohibition', 'deadline');
  const penalties = ofKinds(findings, 'penalty');
  const affected = mostCentral(about(sentences, industry, context), sentences, mostIndustrySentences);
  const shown = findings.slice(0, mostFindings);
  return {
    summary: mostCentral(sentences, sentences, mostSummarySentences)
      .map(({ text }) => text)
      .join(' '),
    keyPoints: mostCentral(findings, sentences, mostKeyPoints).map(({ text }) => text),
    industryImpact: affected.length > 0 ? affected.map(({ text }) => text).join(' ') : noImpact(industryLabel),
    complianceSteps: mostCentral(duties, sentences, mostSteps).map(({ text }) => text),
    risksAndPenalties:
      penalties.length > 0
        ? mostCentral(penalties, sentences, 6)
            .map(({ text }) => text)
            .join(' ')
        : noPenalties,
    findings: shown.map(({ kind, text, page }) => ({ kind, quote: text, page, date: dateIn(text) })),
    leftOut: findings.length - shown.length,
    pages: pages.length,
    analyzedBy: 'rules',
    notice: 'Found in your document word for word, by rules, not by a lawyer.',
  };
}
