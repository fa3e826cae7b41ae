/** A compliance guide of the demo data. Service types and jurisdictions are ids, industries the labels of the Compliance Center's own lists. */
export interface DemoGuide {
  slug: string;
  title: string;
  summary: string;
  industriesImpacted: readonly { industry: string; explanation: string }[];
  businessApplication: string;
  complianceChecklist: readonly string[];
  jurisdiction: 'federal' | 'state' | 'local' | 'international';
  serviceTypes: readonly string[];
  officialSourceUrl: string;
  featured: boolean;
  /** When it was last checked against its source, in days before the demo day. */
  reviewedDaysAgo: number;
}
