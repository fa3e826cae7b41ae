import { eachGuideText, guideTextNames } from '../../../../contract/guide-texts';
import { complianceOptions } from '../../../../contract/taxonomy-screens/compliance';
import type { GuideContent } from '../../../../contract/named-types';
import { searchTextOf } from '../../../../platform/text/text-search';
import { Guide } from '../guide.model';

const dayOf = (moment: Date | null): string | null => moment?.toISOString().slice(0, 10) ?? null;
/** The same day wherever in the country it is read. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00.000Z`);

/** Returns a guide's editable content. */
export function contentOf(guide: Guide): GuideContent {
  const { title, slug, industriesImpacted, complianceChecklist, answers } = guide;
  const { jurisdiction, serviceTypes, sources, featured, lastReviewed, lastUpdated, reviewDue } = guide;
  return {
    title,
    slug,
    ...eachGuideText((name) => guide[name]),
    industriesImpacted,
    complianceChecklist,
    answers,
    jurisdiction: jurisdiction as GuideContent['jurisdiction'],
    serviceTypes,
    sources,
    featured,
    lastReviewed: dayOf(lastReviewed ?? lastUpdated) ?? '',
    reviewDue: dayOf(reviewDue),
  };
}

/** The columns of a guide that has this content. */
export function columnsOf(content: GuideContent) {
  const { lastReviewed, reviewDue, ...same } = content;
  return {
    ...same,
    officialSourceUrl: content.sources[0]?.url ?? null,
    lastReviewed: noonOf(lastReviewed),
    reviewDue: reviewDue === null ? null : noonOf(reviewDue),
    searchText: searchTextOf([
      content.title,
      ...guideTextNames.map((name) => content[name]),
      content.jurisdiction,
      ...content.complianceChecklist,
      ...content.serviceTypes,
      ...content.industriesImpacted.flatMap(({ industry, explanation }) => [industry, explanation]),
    ]),
  };
}

/** True when two contents say the same to readers: a guide that was only reviewed has not changed. */
export function saysTheSame(one: GuideContent, other: GuideContent): boolean {
  const said = ({ lastReviewed: _, reviewDue: __, featured: ___, ...text }: GuideContent) =>
    JSON.stringify(sorted(text));
  return said(one) === said(other);
}

/** True when two contents are alike in everything. */
export const isSame = (one: GuideContent, other: GuideContent): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** Keys in one order, whatever order the database gave them back in. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

/** A stored content; whatever of it cannot be read is left empty, so that one bad row hides no other. */
export function readContent(stored: unknown): GuideContent {
  const row = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const text = (name: string): string => (typeof row[name] === 'string' ? row[name] : '');
  const day = (name: string): string | null => (/^\d{4}-\d{2}-\d{2}$/.test(text(name)) ? text(name) : null);
  const isKnown = complianceOptions.jurisdictions.some(({ id }) => id === text('jurisdiction'));
  return contentOf(
    Guide.fromDatabaseJson({
      ...Object.fromEntries(Guide.jsonAttributes.map((name) => [name, JSON.stringify(row[name] ?? [])])),
      title: text('title'),
      slug: text('slug'),
      ...eachGuideText(text),
      jurisdiction: isKnown ? text('jurisdiction') : 'federal',
      featured: row['featured'] === true,
      lastReviewed: day('lastReviewed') ?? '1970-01-01',
      reviewDue: day('reviewDue'),
    }),
  );
}
