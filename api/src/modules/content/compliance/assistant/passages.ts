/** Part of a guide that a passage is from. */
export type PassagePart = 'summary' | 'application' | 'industries' | 'checklist';

/** Text that passages are made from. */
export interface GuideText {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly industriesImpacted: readonly { readonly industry: string; readonly explanation: string }[];
  readonly businessApplication: string;
  readonly complianceChecklist: readonly string[];
  readonly jurisdiction: string;
  readonly serviceTypes: readonly string[];
  readonly officialSourceUrl: string | null;
  readonly lastReviewed: Date | null;
  readonly lastUpdated: Date;
  /** Its answers, each with ways of asking and the passages that it rests on. */
  readonly answers: readonly {
    readonly questions: readonly string[];
    readonly answer: string;
    readonly passages: readonly string[];
    /** A place, where it is the law of one; the guide's own otherwise. */
    readonly appliesTo: string;
  }[];
}

/** The parts of a guide that can be cited. */
type CitedParts = Pick<
  GuideText,
  'slug' | 'summary' | 'businessApplication' | 'industriesImpacted' | 'complianceChecklist'
>;

/** A piece of a guide that can be cited. */
export interface Passage<Guide extends CitedParts = GuideText> {
  /** Unique, and the same as long as the guide keeps its outline: 'sales-tax-nexus#industries-2'. */
  readonly id: string;
  readonly guide: Guide;
  readonly part: PassagePart;
  /** Its heading on the guide's page. */
  readonly heading: string;
  /** Industry that it is for; null for all. */
  readonly industry: string | null;
  readonly text: string;
}

/** Headings of a guide's page, as the specification names them. */
const headings: Record<PassagePart, string> = {
  summary: 'Summary of the Law',
  industries: 'Industries Most Impacted',
  application: 'How This Applies to Businesses',
  checklist: 'Practical Checklist for Compliance',
};

/** The passages of a guide: one for each part, and one for each industry. */
export function passagesOf<Guide extends CitedParts>(guide: Guide): Passage<Guide>[] {
  const passage = (part: PassagePart, text: string): Passage<Guide> => ({
    id: `${guide.slug}#${part}`,
    guide,
    part,
    heading: headings[part],
    industry: null,
    text,
  });
  return [
    passage('summary', guide.summary),
    passage('application', guide.businessApplication),
    ...guide.industriesImpacted.map(({ industry, explanation }, index) => ({
      ...passage('industries', explanation),
      id: `${guide.slug}#industries-${index + 1}`,
      heading: `${headings.industries}: ${industry}`,
      industry,
    })),
    passage('checklist', guide.complianceChecklist.join('\n')),
  ];
}
