import type { Knex } from 'knex';
import type { GuideContent } from '../../src/contract/named-types';
import { recordAudit, productActor } from '../../src/platform/audit/record-audit';
import type { Transaction } from '../../src/platform/database/transaction';
import { guideTags } from '../../src/modules/content/compliance/guide-index';
import { Guide } from '../../src/modules/content/compliance/guide.model';
import {
  columnsOf,
  contentOf,
  isSame,
  saysTheSame,
} from '../../src/modules/content/compliance/guide-editing/guide-content';
import { storeVersion } from '../../src/modules/content/compliance/guide-editing/guide-drafts.service';
import { notifyFollowers } from '../../src/modules/content/compliance/guide-editing/guide-followers';
import { GuideVersion } from '../../src/modules/content/compliance/guide-editing/guide-version.model';
import { bringGuideDates } from './guide-dates';
import { demoGuides } from './guides';

type BundledGuide = (typeof demoGuides)[number];

/** The same day wherever in the country it is read. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00.000Z`);

/** Note of a version that came with a newer product. */
const bundledNote = 'Came with a new version of Counterpart.';

/** A bundled guide as an editor would save it. */
function contentOfBundled(guide: BundledGuide): GuideContent {
  const { officialSourceUrl: _, updatedOn: __, changes: ___, reviewedOn, reviewDueOn, ...same } = guide;
  return {
    ...same,
    industriesImpacted: [...same.industriesImpacted],
    complianceChecklist: [...same.complianceChecklist],
    answers: [...same.answers],
    serviceTypes: [...same.serviceTypes],
    sources: [...same.sources],
    lastReviewed: reviewedOn,
    reviewDue: reviewDueOn,
  };
}

const historyOf = ({ updatedOn, changes }: BundledGuide) => ({
  lastUpdated: noonOf(updatedOn),
  changes: changes.map(({ on, note }) => ({ date: noonOf(on).toISOString(), note })),
});

/** Stores bundled guides that the database does not have. @param ids gives each its id, where they count from 1 */
export async function addGuides(knex: Knex, guides: readonly BundledGuide[], ids?: (guide: BundledGuide) => number) {
  for (const guide of guides) {
    const createdAt = noonOf(guide.changes.at(-1)?.on ?? guide.updatedOn);
    const content = contentOfBundled(guide);
    const row = { ...columnsOf(content), ...historyOf(guide), createdAt, ...(ids && { id: ids(guide) }) };
    const { id } = await Guide.query(knex).insert({ ...row, published: true, revision: 1 });
    await knex('guide_tags').insert(guideTags(content).map((tag) => ({ guideId: id, ...tag })));
  }
}

/**
 * Brings corrected and new bundled guides to a database that was filled by an earlier version, corrected ones as a
 * version of their history. A guide that was saved in the editor, and a newer one, stay as they are.
 * @returns the slugs of the guides brought
 */
export async function updateBundledGuides(knex: Knex): Promise<string[]> {
  const stored = await Guide.query(knex);
  const isOurs = ({ slug }: BundledGuide) => stored.some((guide) => guide.slug === slug);
  if (!demoGuides.some(isOurs)) return [];
  const brought: string[] = [];
  await knex.transaction(async (transaction) => {
    for (const bundled of demoGuides.filter(isOurs)) {
      const guide = stored.find(({ slug }) => slug === bundled.slug);
      if (guide && (await bringTo(guide, bundled, transaction))) brought.push(bundled.slug);
    }
    const missing = demoGuides.filter((bundled) => !isOurs(bundled));
    await addGuides(transaction, missing);
    brought.push(...missing.map(({ slug }) => slug));
  });
  await bringGuideDates(knex);
  return brought;
}

async function bringTo(guide: Guide, bundled: BundledGuide, transaction: Transaction): Promise<boolean> {
  const content = contentOfBundled(bundled);
  const before = contentOf(guide);
  const history = historyOf(bundled);
  if (isSame(before, content) || history.lastUpdated < guide.lastUpdated) return false;
  const versions = await GuideVersion.query(transaction).where({ guideId: guide.id }).orderBy('number');
  // The first version is what stood before guides had any. An account that is gone leaves what it wrote.
  if (versions.slice(1).some(({ note }) => note !== bundledNote)) return false;
  const { id, revision } = guide;
  const save = { id, content, revision, note: bundledNote, by: productActor };
  await storeVersion(save, 'published', transaction, history);
  // A note that was there before is no news.
  const note =
    history.changes.find(({ date }) => !guide.changes.some((known) => known.date === date))?.note ?? bundledNote;
  if (!saysTheSame({ ...before, answers: content.answers }, content))
    await notifyFollowers({ id, slug: content.slug, title: content.title }, { note, by: null }, transaction);
  await recordAudit(
    {
      by: productActor,
      action: 'guide.published',
      subject: { type: 'guide', id },
      label: content.title,
      reason: bundledNote,
      before: { ...before, revision },
      after: { ...content, revision: revision + 1 },
    },
    transaction,
  );
  return true;
}
