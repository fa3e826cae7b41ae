import { eachGuideText } from '../../../contract/guide-texts';
import type { Guide as PresentedGuide, ListedGuide } from '../../../contract/named-types';
import type { Guide } from './guide.model';

const presentTitle = (guide: Guide) => ({
  id: guide.id,
  slug: guide.slug,
  title: guide.title,
  featured: guide.featured,
  jurisdiction: guide.jurisdiction,
  lastUpdated: guide.lastUpdated.toISOString(),
});

/** A guide as lists show it, a tenth of the whole. */
export const presentListedGuide = (guide: Guide): ListedGuide => ({
  ...presentTitle(guide),
  summary: guide.summary,
  industriesImpacted: guide.industriesImpacted.map(({ industry }) => ({ industry })),
  serviceTypes: guide.serviceTypes,
});

/** A guide as the public reads it. */
export const presentGuide = (guide: Guide): PresentedGuide => ({
  ...presentTitle(guide),
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
