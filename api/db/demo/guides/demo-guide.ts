/** A day: '2026-11-22'. */
type Day = `${number}-${number}-${number}`;

/**
 * A compliance guide of the demo data. Service types and jurisdictions are ids, industries the labels of the Compliance
 * Center's own lists.
 */
export interface DemoGuide {
  slug: string;
  title: string;
  summary: string;
  industriesImpacted: readonly { industry: string; explanation: string }[];
  businessApplication: string;
  complianceChecklist: readonly string[];
  jurisdiction: 'federal' | 'state' | 'local' | 'international';
  serviceTypes: readonly string[];
  /** Sources it was checked against, the page for readers first; `date` is null for pages that change without one. */
  sources: readonly { name: string; url: string; date: Day | null }[];
  featured: boolean;
  updatedOn: Day;
  reviewedOn: Day;
  reviewDueOn: Day;
  /** The newest first. */
  changes: readonly { on: Day; note: string }[];
}
