import { setImmediate as nextTurn } from 'node:timers/promises';
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
const mostPenalties = 6;
/** A sentence of fewer terms says too little to stand for the whole. */
const fewTerms = 4;

const noImpact = (label: string): string =>
  `The document doesn’t name ${label.toLowerCase()} businesses. Read the key points for what applies to every business.`;
const noPenalties = 'The document names no penalties.';

/** A sentence with its terms and how much it says of what the whole document is about. */
interface WeighedSentence extends DocumentSentence {
  readonly terms: ReadonlySet<string>;
  readonly centrality: number;
}

/** Milliseconds of work between two turns of the event loop: others are answered while a long document is read. */
const sliceMilliseconds = 10;

/** The terms of each sentence. */
async function termsOfEach(sentences: readonly DocumentSentence[]): Promise<ReadonlySet<string>[]> {
  const all: ReadonlySet<string>[] = [];
  let begun = performance.now();
  for (const { text } of sentences) {
    all.push(new Set(termsOf(text)));
    if (performance.now() - begun < sliceMilliseconds) continue;
    await nextTurn();
    begun = performance.now();
  }
  return all;
}

/** Weighs each sentence by the document's frequent terms in it, by its length. */
async function weigh(sentences: readonly DocumentSentence[]): Promise<WeighedSentence[]> {
  const termsOfSentences = await termsOfEach(sentences);
  const counts = new Map<string, number>();
  for (const terms of termsOfSentences) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return sentences.map((sentence, index) => {
    const terms = termsOfSentences[index] ?? new Set<string>();
    const sum = [...terms].reduce((total, term) => total + Math.log(counts.get(term) ?? 1), 0);
    return { ...sentence, terms, centrality: terms.size < fewTerms ? 0 : sum / Math.sqrt(terms.size) };
  });
}

/** Those that say most of the whole, in the order of the document. */
function mostCentral<Sentence extends WeighedSentence>(sentences: readonly Sentence[], most: number): Sentence[] {
  const best = new Set(sentences.toSorted((one, other) => other.centrality - one.centrality).slice(0, most));
  return sentences.filter((sentence) => best.has(sentence));
}

/** The sentences that speak of an industry or of what the reader wrote about their business. */
function about(sentences: readonly WeighedSentence[], industry: string, context: string): WeighedSentence[] {
  const term = resolveTerm('industry', industry);
  const words = [industry, term?.label ?? '', ...(term?.aliases ?? [])];
  const wanted = new Set([...words, context].flatMap(termsOf));
  return sentences.filter(({ terms }) =>
    [...terms].some((term) => wanted.has(term) || relatedTo(term).some((other) => wanted.has(other))),
  );
}

const ofKinds = <Found extends Finding>(findings: readonly Found[], ...kinds: FindingKind[]): Found[] =>
  findings.filter(({ kind }) => kinds.includes(kind));

/**
 * What a document says that a business has to act on: sentences of the document, word for word, found by rule.
 * @param industry an id of the analyzer's list, @param industryLabel as the page calls it
 * @param context what the reader wrote about their business; may be empty
 */
export async function analyze(
  pages: readonly string[],
  {
    industry,
    industryLabel,
    context,
  }: { readonly industry: string; readonly industryLabel: string; readonly context: string },
): Promise<DocumentAnalysis> {
  const sentences = await weigh(documentSentences(pages));
  const findings = findFindings(sentences);
  const duties = ofKinds(findings, 'obligation', 'prohibition', 'deadline');
  const penalties = ofKinds(findings, 'penalty');
  const affected = mostCentral(about(sentences, industry, context), mostIndustrySentences);
  const shown = findings.slice(0, mostFindings);
  return {
    summary: mostCentral(sentences, mostSummarySentences)
      .map(({ text }) => text)
      .join(' '),
    keyPoints: mostCentral(findings, mostKeyPoints).map(({ text }) => text),
    industryImpact: affected.length > 0 ? affected.map(({ text }) => text).join(' ') : noImpact(industryLabel),
    complianceSteps: mostCentral(duties, mostSteps).map(({ text }) => text),
    risksAndPenalties:
      penalties.length > 0
        ? mostCentral(penalties, mostPenalties)
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
