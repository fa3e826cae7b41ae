import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DocumentAnalysis } from '../../../../contract/named-types';
import { resolveTerm } from '../../../../contract/taxonomy';
import { aliasesOf } from '../../../../contract/taxonomy-aliases';
import { relatedTo, termsOf } from '../assistant/terms';
import { asPoint, joined, type AnalysisPoints } from './analysis';
import { presentPoints } from './analysis.presenter';
import type { DocumentSentence } from './document-sentences';
import { hasNoText, type DocumentText } from './document/read-document';
import { documentSentences } from './document-sentences';
import { dateIn, findFindings, type Finding, type FindingKind } from './find-findings';
import type { AnalysisModel } from './model-analysis';

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
/** As many sentences as a model is given. */
const mostTelling = 120;

const notices = {
  model: 'Summarized by AI from your document. Every point names the sentence it rests on.',
  rules: 'Found in your document word for word, by rules, not by a lawyer.',
  modelAway: 'Our AI model didn’t answer in time, so this is word for word from your document, found by rules.',
} as const;

const mostNamedPages = 5;

/** 'Page 2', 'Pages 2 and 4', or how many they are. */
function named(numbers: readonly number[]): string {
  if (numbers.length > mostNamedPages) return `${numbers.length} pages`;
  const list = new Intl.ListFormat('en-US').format(numbers.map(String));
  return `${numbers.length === 1 ? 'Page' : 'Pages'} ${list}`;
}

/** Says which pages of a document of several have no text: pictures between pages of text are not read. */
function withoutText(pages: readonly string[]): string {
  const empty = pages.flatMap((page, index) => (hasNoText(page) ? [index + 1] : []));
  if (pages.length === 1 || empty.length === 0) return '';
  return ` ${named(empty)} ${empty.length === 1 ? 'has' : 'have'} no text that we can read.`;
}

/** Says on which pages the lines may be in another order. */
const inUnsureOrder = (numbers: readonly number[]): string =>
  numbers.length === 0
    ? ''
    : ` ${named(numbers)} ${numbers.length === 1 ? 'has' : 'have'} text printed sideways or over other text, so compare the quotes with the document: their lines may be out of order.`;

const readsEnglish =
  ' This document is written from right to left: our rules read English, so little more than its amounts is found.';

/** So much of a document shows how it is written. */
const lettersOfSample = 20_000;

/** Says that little is found in a document whose letters are for the most part Hebrew, Arabic or the like. */
function fromRightToLeft(pages: readonly string[]): string {
  const text = pages.join('').slice(0, lettersOfSample);
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(/[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/gu) > count(/\p{L}/gu) / 2
    ? readsEnglish
    : '';
}

/** Reader that a document is analyzed for. */
export interface AnalysisWish {
  /** An id of the analyzer's list. */
  readonly industry: string;
  /** As the page calls it. */
  readonly industryLabel: string;
  /** Reader's words about their business; may be empty. */
  readonly context: string;
}

/** Dependencies of the analyzer. */
export interface AnalysisTools {
  /** Null finds sentences by rule alone. */
  readonly model: AnalysisModel | null;
  /** Logs why the model did not answer. */
  readonly warn: (error: unknown, text: string) => void;
  /** Aborted when no client waits for the analysis any more. */
  readonly signal?: AbortSignal;
}

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
  const words = [industry, term?.label ?? '', ...(term ? aliasesOf(term) : [])];
  const wanted = new Set([...words, context].flatMap(termsOf));
  return sentences.filter(({ terms }) =>
    [...terms].some((term) => wanted.has(term) || relatedTo(term).some((other) => wanted.has(other))),
  );
}

const ofKinds = <Found extends Finding>(findings: readonly Found[], ...kinds: FindingKind[]): Found[] =>
  findings.filter(({ kind }) => kinds.includes(kind));

/** Analysis of a document without the model. */
interface RuleAnalysis {
  readonly points: AnalysisPoints;
  readonly findings: readonly Finding[];
  /** Its sentences that say most, those with something to act on first. */
  readonly telling: readonly DocumentSentence[];
}

async function byRules(pages: readonly string[], { industry, context }: AnalysisWish): Promise<RuleAnalysis> {
  const sentences = await weigh(documentSentences(pages));
  const findings = findFindings(sentences);
  const duties = ofKinds(findings, 'obligation', 'prohibition', 'deadline');
  const affected = mostCentral(about(sentences, industry, context), mostIndustrySentences);
  const points = {
    summary: mostCentral(sentences, mostSummarySentences).map(asPoint),
    keyPoints: mostCentral(findings, mostKeyPoints).map(asPoint),
    industryImpact: affected.map(asPoint),
    complianceSteps: mostCentral(duties, mostSteps).map(asPoint),
    risksAndPenalties: mostCentral(ofKinds(findings, 'penalty'), mostPenalties).map(asPoint),
  };
  const chosen = new Map(
    [...affected, ...mostCentral(findings, mostTelling)].map((sentence) => [sentence.text, sentence]),
  );
  for (const sentence of mostCentral(sentences, mostTelling))
    if (chosen.size < mostTelling) chosen.set(sentence.text, sentence);
  const telling = [...chosen.values()].map(({ text, page }) => ({ text, page }));
  return { points, findings, telling: telling.toSorted((one, other) => one.page - other.page) };
}

/** Gets the model's points about the document; none without a model, or when none is supported. */
async function byModel(
  telling: readonly DocumentSentence[],
  { industryLabel, context }: AnalysisWish,
  { model, warn, signal }: AnalysisTools,
): Promise<Partial<AnalysisPoints>> {
  if (!model || telling.length === 0) return {};
  try {
    const points = await model.points(telling, { industryLabel, context }, signal);
    if (Object.keys(points).length === 0) warn(null, 'no statement of the model was supported by the document in time');
    return points;
  } catch (error) {
    if (!signal?.aborted) warn(error, 'the model did not analyze the document');
    return {};
  }
}

/**
 * Finds what a business has to act on in a document. Each point rests on a sentence of the document, word for word;
 * without a model the points are these sentences.
 */
export async function analyze(
  { pages, unsurePages }: DocumentText,
  wish: AnalysisWish,
  tools: AnalysisTools,
): Promise<DocumentAnalysis> {
  const rules = await byRules(pages, wish);
  const worded = await byModel(rules.telling, wish, tools);
  const isWorded = Object.keys(worded).length > 0;
  const points = { ...rules.points, ...worded };
  const shown = rules.findings.slice(0, mostFindings);
  return {
    summary: joined(points.summary),
    keyPoints: points.keyPoints.map(({ text }) => text),
    industryImpact: joined(points.industryImpact, noImpact(wish.industryLabel)),
    complianceSteps: points.complianceSteps.map(({ text }) => text),
    risksAndPenalties: joined(points.risksAndPenalties, noPenalties),
    points: presentPoints(points),
    findings: shown.map(({ kind, text, page }) => ({ kind, quote: text, page, date: dateIn(text) })),
    leftOut: rules.findings.length - shown.length,
    pages: pages.length,
    document: [...pages],
    analyzedBy: isWorded ? 'model' : 'rules',
    notice: [
      notices[isWorded ? 'model' : tools.model ? 'modelAway' : 'rules'],
      fromRightToLeft(pages),
      withoutText(pages),
      inUnsureOrder(unsurePages),
    ].join(''),
  };
}
