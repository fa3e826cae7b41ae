import type { Guide as PresentedGuide } from '../../contract/named-types';
import type { Guide } from './guide.model';

/** A guide as everybody reads it. */
export const presentGuide = (guide: Guide): PresentedGuide => ({
  id: guide.id,
  slug: guide.slug,
  title: guide.title,
  featured: guide.featured,
  jurisdiction: guide.jurisdiction,
  lastUpdated: guide.lastUpdated.toISOString(),
  summary: guide.summary,
  industriesImpacted: guide.industriesImpacted,
  businessApplication: guide.businessApplication,
  complianceChecklist: guide.complianceChecklist,
  officialSourceUrl: guide.officialSourceUrl,
  serviceTypes: guide.serviceTypes,
});
