import { addDays, startOf } from '../../../../platform/counts/utc-day';
import { Guide } from '../guide.model';
import { isDraftOf, type ListedGuide } from './guide-drafts.service';
import type { GuideOverviewQuery } from './guide-editing.schema';
import { GuideVersion } from './guide-version.model';

/** A part of every guide, of drafts or of those whose review is due by a day; those due for a review first. */
export async function listForEditing({ show, dueBy, offset, limit }: GuideOverviewQuery): Promise<ListedGuide[]> {
  const query = Guide.query()
    .orderByRaw('case when ?? is null then 1 else 0 end, ?? asc, ?? asc', ['reviewDue', 'reviewDue', 'id'])
    .offset(offset)
    .limit(limit);
  if (show === 'due') query.where('reviewDue', '<', startOf(addDays(dueBy, 1)));
  if (show === 'drafts') query.whereIn('id', await idsOfDrafts());
  const guides = await query;
  const newest = await newestDrafts(guides.map(({ id }) => id));
  const drafts = new Map(newest.map((version) => [version.guideId, version]));
  return guides.map((guide) => ({ guide, hasDraft: isDraftOf(guide, drafts.get(guide.id)) }));
}

/** The newest versions of guides that are drafts. */
const newestDrafts = (guideIds: readonly number[]) =>
  GuideVersion.query()
    .join('compliance_guides as guide', (on) =>
      on.on('guide.id', 'guide_versions.guideId').andOn('guide.revision', 'guide_versions.number'),
    )
    .where('guide_versions.status', 'draft')
    .whereIn('guide.id', [...guideIds])
    .select('guide_versions.guideId', 'guide_versions.status', 'guide_versions.content');

/** Guides that are not public, and public ones whose newest version differs from what is public. */
async function idsOfDrafts(): Promise<number[]> {
  const hidden = await Guide.query().where('published', false).select('id');
  const changed = await Guide.query()
    .where('published', true)
    .whereExists(
      GuideVersion.query()
        .where('status', 'draft')
        .whereColumn('guideId', 'compliance_guides.id')
        .whereColumn('number', 'compliance_guides.revision'),
    );
  const drafts = new Map(
    (await newestDrafts(changed.map(({ id }) => id))).map((version) => [version.guideId, version]),
  );
  return [...hidden, ...changed.filter((guide) => isDraftOf(guide, drafts.get(guide.id)))].map(({ id }) => id);
}
