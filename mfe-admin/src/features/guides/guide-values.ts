import {
  complianceOptions,
  eachGuideText,
  type EditedGuide,
  type Guide,
  type GuideContent,
} from '@counterpart/api/contract';
import { today, type Body } from '@counterpart/shell/sdk';

const { jurisdictions, serviceTypes, industries } = complianceOptions;
export const jurisdictionOptions = jurisdictions.map(({ id, label }) => ({
  value: id as GuideContent['jurisdiction'],
  label,
}));
export const serviceOptions: readonly { value: string; label: string }[] = serviceTypes.map(({ id, label }) => ({
  value: id,
  label,
}));
/** Guides name industries by their labels. */
export const industryOptions: readonly { value: string; label: string }[] = industries.map(({ label }) => ({
  value: label,
  label,
}));

export const stateLabels: Record<EditedGuide['state'], string> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, draft waiting',
};

/** The lines of a field that are not empty. */
const linesOf = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');

/** A guide without any text. */
export const blankGuide = (): GuideContent => ({
  title: '',
  slug: '',
  ...eachGuideText(() => ''),
  industriesImpacted: [],
  complianceChecklist: [],
  answers: [],
  jurisdiction: 'federal',
  serviceTypes: [],
  sources: [],
  featured: false,
  lastReviewed: today(),
  reviewDue: null,
});

/** The content as its page would show it. */
export const previewOf = (content: GuideContent, guide?: EditedGuide): Guide => ({
  ...content,
  id: guide?.id ?? 0,
  title: content.title || 'Untitled guide',
  officialSourceUrl: content.sources[0]?.url ?? null,
  complianceChecklist: linesOf(content.complianceChecklist),
  lastUpdated: guide?.lastUpdated ?? new Date().toISOString(),
  lastReviewed: `${content.lastReviewed || today()}T12:00:00.000Z`,
  reviewDue: content.reviewDue ? `${content.reviewDue}T12:00:00.000Z` : null,
  changes: [],
});

type SentContent = NonNullable<Body<'post', '/api/admin/guides'>>['content'];

/** Builds the request body, without empty lines. The server refuses an unknown industry or service. */
export const bodyOf = (content: GuideContent): SentContent => ({
  ...content,
  industriesImpacted: content.industriesImpacted as SentContent['industriesImpacted'],
  serviceTypes: content.serviceTypes as SentContent['serviceTypes'],
  complianceChecklist: linesOf(content.complianceChecklist),
  answers: content.answers.map(({ questions, passages, ...answer }) => ({
    ...answer,
    questions: linesOf(questions),
    passages: linesOf(passages).map((passage) => passage.trim()),
  })),
  sources: content.sources
    .filter(({ name, url }) => name.trim() !== '' || url.trim() !== '')
    .map(({ date, ...source }) => ({ ...source, url: source.url.trim(), date: date || null })),
  reviewDue: content.reviewDue || null,
});
