import { eachGuideText } from '../../../contract/guide-texts';
import type { Guide as PresentedGuide } from '../../../contract/named-types';
import type { Guide } from './guide.model';

/** A guide as the public reads it. */
export const presentGuide = (guide: Guide): PresentedGuide => ({
  id: guide.id,
  slug: guide.slug,
  title: guide.title,
  featured: guide.featured,
  jurisdiction: guide.jurisdiction,
  lastUpdated: guide.lastUpdated.toISOString(),
  ...eachGuideText((name) => guide[name]),
  industriesImpacted: guide.industriesImpacted,
  complianceChecklist: guide.complianceChecklist,
  officialSourceUrl: guide.officialSourceUrl,
  sources: guide.sources,
  lastReviewed: (guide.lastReviewed ?? guide.lastUpdated).toISOString(),
  reviewDue: guide.reviewDue?.toISOString() ?? null,
  changes: guide.changes,
  serviceTypes: guide.serviceTypes,
});
