import type { DocumentAnalysis } from '../../../../contract/named-types';
import { asPoint, joined, type AnalysisPoints } from './analysis';
import { presentFinding, presentPoints } from './analysis.presenter';
import { byCentrality, inOrder, mostCentral, weigh, type WeighedSentence } from './central-sentences';
import { hasNoText, type DocumentText } from './document/read-document';
import { documentSentences, type DocumentSentence } from './document-sentences';
import { natureOf, type DocumentNature } from './document-nature';
import { findFindings, isAside, type Finding, type FindingKind } from './find-findings';
import { about } from './industry-impact';
import type { AnalysisModel } from './model-analysis';

const mostKeyPoints = 8;
const mostSteps = 10;
const mostFindings = 60;
const mostSummarySentences = 3;
const mostIndustrySentences = 4;
const mostPenalties = 6;
const mostDates = 60;

const noImpact = (label: string, { keyPoints }: AnalysisPoints): string =>
  `We found no sentence that regulates ${label.toLowerCase()} businesses in particular by our rules.${keyPoints.length > 0 ? ' Read the key points for what applies to every business.' : ''}`;
const noPenalties = 'We found no penalties by our rules.';
const struckText = {
  'left-out': ' Text that the document marks as struck is left out.',
  unseen: ' It has words struck through, which its text doesn’t show, so compare the quotes with the document.',
} as const;
/** As many sentences as a model is given. */
const mostTelling = 120;

const notices = {
  model: 'Summarized by AI from your document. Every point names the sentence it rests on.',
  rules: 'Pulled word for word from your document. Not legal advice.',
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

type WeighedFinding = WeighedSentence & Finding;

const ofKinds = (findings: readonly WeighedFinding[], ...wanted: FindingKind[]): WeighedFinding[] =>
  findings.filter(({ kinds }) => kinds.some((kind) => wanted.includes(kind)));

/** Rules that a court states for everyone, not for the parties of its case. */
const ofEveryone =
  /^(?:\(?\w{1,3}[.)] )?(?:An?|Any|Every|Each|No|All) (?:person|employer|business|company|corporation|individual|entity|owner|employee|seller|provider|taxpayer)s?\b/;

/** The findings that are reported of a document of this nature. */
function reported(findings: readonly WeighedFinding[], { reads }: DocumentNature): readonly WeighedFinding[] {
  if (reads === 'opinion') return findings.filter(({ text }) => ofEveryone.test(text));
  if (reads === 'amounts')
    return ofKinds(findings, 'amount').map((finding) => ({ ...finding, kinds: ['amount'], dates: [] }));
  return reads === 'all' ? findings : [];
}

/** Steps are duties of a business, and days on which something is due: no choice that it has, no price of a breach. */
const isStep = ({ kinds, text }: Finding): boolean =>
  kinds.includes('obligation') ||
  kinds.includes('prohibition') ||
  (kinds.includes('deadline') && !kinds.includes('penalty') && !/\bmay\b/i.test(text));

/** Analysis of a document without the model. */
interface RuleAnalysis {
  readonly points: AnalysisPoints;
  /** Those that say most, and how many others there are. */
  readonly findings: readonly Finding[];
  readonly leftOut: number;
  readonly dates: NonNullable<DocumentAnalysis['dates']>;
  /** Its sentences that say most, those with something to act on first. */
  readonly telling: readonly DocumentSentence[];
}

async function byRules(pages: readonly string[], nature: DocumentNature, wish: AnalysisWish): Promise<RuleAnalysis> {
  const all = await weigh(documentSentences(pages));
  const isRead = nature.reads === 'all' || nature.reads === 'opinion';
  const sentences = all.filter(({ text }) => isRead && /[.!”"’)]$/.test(text) && !isAside(text));
  const findings = reported(findFindings(all), nature);
  const said = findings.filter(({ kinds }) => kinds.length > 0);
  const affected = mostCentral(nature.reads === 'all' ? about(sentences, said, wish) : [], mostIndustrySentences);
  const points = {
    summary: mostCentral(sentences, mostSummarySentences).map(asPoint),
    keyPoints: mostCentral(said, mostKeyPoints).map(asPoint),
    industryImpact: affected.map(asPoint),
    complianceSteps: mostCentral(said.filter(isStep), mostSteps).map(asPoint),
    risksAndPenalties: mostCentral(ofKinds(said, 'penalty'), mostPenalties).map(asPoint),
  };
  const first = nature.reads === 'nothing' ? [] : [...affected, ...byCentrality(findings), ...byCentrality(all)];
  const telling = new Map(first.map(({ text, page }) => [text, { text, page }])).values();
  return {
    points,
    findings: inOrder(said, byCentrality(said).slice(0, mostFindings)),
    leftOut: Math.max(0, said.length - mostFindings),
    dates: findings.flatMap(({ text, page, dates }) => dates.map((date) => ({ ...date, quote: text, page }))),
    telling: [...telling].slice(0, mostTelling).toSorted((one, other) => one.page - other.page),
  };
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
  { pages, unsurePages, struck }: DocumentText,
  wish: AnalysisWish,
  tools: AnalysisTools,
): Promise<DocumentAnalysis> {
  const nature = natureOf(pages);
  const rules = await byRules(pages, nature, wish);
  const worded = await byModel(rules.telling, wish, tools);
  const isWorded = Object.keys(worded).length > 0;
  const points = { ...rules.points, ...worded };
  return {
    summary: joined(points.summary),
    keyPoints: points.keyPoints.map(({ text }) => text),
    industryImpact: joined(points.industryImpact, noImpact(wish.industryLabel, points)),
    complianceSteps: points.complianceSteps.map(({ text }) => text),
    risksAndPenalties: joined(points.risksAndPenalties, noPenalties),
    points: presentPoints(points),
    findings: rules.findings.map(presentFinding),
    leftOut: rules.leftOut,
    dates: rules.dates.slice(0, mostDates),
    pages: pages.length,
    document: [...pages],
    analyzedBy: isWorded ? 'model' : 'rules',
    notice: [
      notices[isWorded ? 'model' : tools.model && rules.telling.length > 0 ? 'modelAway' : 'rules'],
      // A model reads more languages than the rules.
      isWorded && nature.reads === 'amounts' ? '' : nature.caution,
      struck ? struckText[struck] : '',
      withoutText(pages),
      inUnsureOrder(unsurePages),
    ].join(''),
  };
}
