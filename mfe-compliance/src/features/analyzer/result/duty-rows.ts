import type { AnalysisContent } from '@counterpart/api/contract';
import { labelsOf } from './finding-kinds';

/** Parts of an analysis in the order of its table. */
export const parts = ['complianceSteps', 'risksAndPenalties', 'industryImpact', 'keyPoints', 'findings'] as const;
export type Part = (typeof parts)[number];

/** One sentence of an analysis, and everything known about it. */
export interface DutyRow {
  readonly text: string;
  readonly quote: string;
  readonly page: number;
  /** ISO days by which something is due. */
  readonly deadlines: readonly string[];
  /** Cost of breaking it, as in the sentence; 'See text' without a figure, null when it is no penalty. */
  readonly penalty: string | null;
  /** Exception, Ban and the like, and the other parts that it belongs to: what has no column of its own. */
  readonly labels: readonly string[];
}

const figures = /\$\s?[\d,.]*\d(?: (?:thousand|million|billion))?|\d+(?:\.\d+)? ?(?:percent|%)/g;
const inColumns = ['Duty', 'Deadline', 'Penalty'];
/** Kinds of dates on which something is due. */
const due: readonly string[] = ['deadline', 'compliance', 'comment'];
/** Labels of a sentence of these parts that stands in another part. */
const marks = { complianceSteps: 'Step', industryImpact: 'Your industry', keyPoints: 'Key point' } as const;
const marked = Object.keys(marks) as (keyof typeof marks)[];

type Said = Pick<DutyRow, 'text' | 'quote' | 'page'>;
/** The same words on another page are another sentence. */
const keyOf = ({ page }: Said, words: string): string => `${page} ${words}`;

/** Each sentence of an analysis once, in the first part that it belongs to; a penalty is always with the penalties. */
export function dutyRows({ points, dates = [], findings }: AnalysisContent): Record<Part, readonly DutyRow[]> {
  const seen = new Set<string>();
  const isIn = (part: keyof typeof points, text: string) => points[part].some((point) => point.text === text);
  const rowOf = (part: Part, { text, quote, page }: Said): DutyRow => {
    const finding = findings.find((one) => one.quote === quote);
    const labels = finding ? labelsOf(finding) : [];
    const named = [...dates.filter(({ kind }) => due.includes(kind)), ...(finding ? [finding] : [])].flatMap((one) =>
      one.quote === quote && one.date ? [one.date] : [],
    );
    const isPenalty = isIn('risksAndPenalties', text) || labels.includes('Penalty');
    return {
      ...{ text, quote, page },
      deadlines: [...new Set(named)].sort(),
      penalty: isPenalty ? quote.match(figures)?.join(', ') || 'See text' : null,
      labels: [
        ...labels.filter((label) => !inColumns.includes(label)),
        ...marked.flatMap((other) => (other !== part && isIn(other, text) ? [marks[other]] : [])),
      ],
    };
  };
  const take = (part: Part, all: readonly Said[]): DutyRow[] =>
    all.flatMap((one) => {
      const key = keyOf(one, one.text);
      if (seen.has(key)) return [];
      seen.add(key);
      return [rowOf(part, one)];
    });
  const risksAndPenalties = take('risksAndPenalties', points.risksAndPenalties);
  const rows = {
    risksAndPenalties,
    complianceSteps: take('complianceSteps', points.complianceSteps),
    industryImpact: take('industryImpact', points.industryImpact),
    keyPoints: take('keyPoints', points.keyPoints),
  };
  const quoted = new Set(Object.values(rows).flatMap((some) => some.map((row) => keyOf(row, row.quote))));
  const rest = findings.map(({ quote, page }) => ({ text: quote, quote, page }));
  return {
    ...rows,
    findings: take(
      'findings',
      rest.filter((one) => !quoted.has(keyOf(one, one.quote))),
    ),
  };
}
