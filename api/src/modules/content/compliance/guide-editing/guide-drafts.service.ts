import type { GuideContent } from '../../../../contract/named-types';
import { recordAudit, type AuditAct, type AuditActor } from '../../../../platform/audit/record-audit';
import type { Transaction } from '../../../../platform/database/transaction';
import type { ListPart } from '../../../../platform/paging/offset-query';
import { guideNotFound } from '../compliance.errors';
import { guideTags } from '../guide-index';
import { Guide } from '../guide.model';
import { columnsOf, contentOf, isSame } from './guide-content';
import {
  guideChanged,
  guideSlugFixed,
  guideSlugTaken,
  guideVersionNotFound,
  guideWasPublic,
} from './guide-editing.errors';
import { slugOfTitle } from './guide-slugs';
import { followersOf } from './guide-followers';
import type { SentContent } from './guide-editing.schema';
import { GuideVersion, type GuideVersionStatus } from './guide-version.model';

/** A guide of the editor's list. */
export interface ListedGuide {
  readonly guide: Guide;
  /** True when the last save differs from the public content. */
  readonly hasDraft: boolean;
}

/** A guide as its editor opens it. */
export interface GuideInEditor extends ListedGuide {
  readonly content: GuideContent;
  /** Number of people notified when it changes. */
  readonly followers: number;
  /** True when it is or was public: such a guide is never deleted. */
  readonly wasPublic: boolean;
}

/** One guide with its newest content. @throws AppError 404 */
export async function openGuide(id: number, transaction?: Transaction): Promise<GuideInEditor> {
  const guide = await Guide.query(transaction).findById(id);
  if (!guide) throw guideNotFound();
  const newest = await GuideVersion.query(transaction).findOne({ guideId: id, number: guide.revision });
  const hasDraft = isDraftOf(guide, newest);
  return {
    guide,
    hasDraft,
    content: newest && hasDraft ? newest.content : contentOf(guide),
    followers: (await followersOf(guide, transaction)).length,
    wasPublic: await wasPublic(guide, transaction),
  };
}

/** True when the newest version waits to be published: one equal to the public content does not. */
export const isDraftOf = (guide: Guide, newest: Pick<GuideVersion, 'status' | 'content'> | undefined): boolean =>
  newest?.status === 'draft' && !(guide.published && isSame(newest.content, contentOf(guide)));

async function wasPublic({ id, published, changes }: Guide, transaction?: Transaction): Promise<boolean> {
  if (published || changes.length > 0) return true;
  return (await GuideVersion.query(transaction).findOne({ guideId: id, status: 'published' })) !== undefined;
}

/** A part of the versions of a guide, the newest first. */
export const listVersions = (guideId: number, { offset, limit }: ListPart): Promise<GuideVersion[]> =>
  GuideVersion.query()
    .where({ guideId })
    .orderBy('number', 'desc')
    .offset(offset)
    .limit(limit)
    .withGraphFetched('author')
    .execute();

/** One version. @throws AppError 404 */
export async function findVersion(guideId: number, number: number, transaction?: Transaction): Promise<GuideVersion> {
  const found = await GuideVersion.query(transaction).findOne({ guideId, number }).withGraphFetched('author');
  if (!found) throw guideVersionNotFound();
  return found;
}

/** Stores a new guide that is not public yet. @throws AppError 409 when another guide has its slug */
export async function createGuide(sent: SentContent, by: AuditActor, transaction: Transaction): Promise<number> {
  const slug = sent.slug || (await slugOfTitle(sent.title, null, transaction));
  const content = { ...sent, slug, answers: sent.answers ?? [] };
  await refuseTakenSlug(content.slug, null, transaction);
  const now = new Date();
  const { id } = await Guide.query(transaction)
    .insertAndFetch({
      ...columnsOf(content),
      published: false,
      revision: 1,
      changes: [],
      lastUpdated: now,
      createdAt: now,
    })
    .catch(asTakenSlug);
  await writeTags(id, content, transaction);
  await addVersion({ guideId: id, number: 1, status: 'draft', content, note: '', by }, transaction);
  await record({ id, by }, { action: 'guide.created', label: content.title, after: content }, transaction);
  return id;
}

/** One save from the editor. */
export interface Save<Content = GuideContent> {
  readonly id: number;
  readonly content: Content;
  /** The version that the editor began from. */
  readonly revision: number;
  readonly note: string;
  readonly by: AuditActor;
}

/**
 * Completes a save: without answers those of the guide are kept, without a slug one is made of the title.
 * @throws AppError 404
 */
export async function wholeSave(save: Save<SentContent>, transaction: Transaction): Promise<Save> {
  const { id, content } = save;
  const answers = content.answers ?? (await openGuide(id, transaction)).content.answers;
  return {
    ...save,
    content: { ...content, slug: content.slug || (await slugOfTitle(content.title, id, transaction)), answers },
  };
}

/**
 * Stores a draft; the public content stays.
 * @throws AppError 404, 409 when another user saved after `revision`, or the slug is taken or may not change
 */
export async function saveDraft(sent: Save<SentContent>, transaction: Transaction): Promise<void> {
  const save = await wholeSave(sent, transaction);
  const { content } = save;
  const { before } = await storeVersion(save, 'draft', transaction);
  await record(save, { action: 'guide.saved', label: content.title, before, after: content }, transaction);
}

/** Makes an earlier version the newest draft, with slug and review days of now; and the answers, where it had none. */
export async function restoreVersion(
  { id, number, revision, by }: Pick<Save, 'id' | 'revision' | 'by'> & { readonly number: number },
  transaction: Transaction,
): Promise<void> {
  const { content } = await findVersion(id, number, transaction);
  const { slug, lastReviewed, reviewDue, answers } = (await openGuide(id, transaction)).content;
  const restored = { ...content, slug, lastReviewed, reviewDue, ...(content.answers.length === 0 && { answers }) };
  const save = { id, content: restored, revision, note: `Version ${number} again.`, by };
  const { before } = await storeVersion(save, 'draft', transaction);
  await record(
    save,
    {
      action: 'guide.restored',
      label: restored.title,
      reason: `Version ${number}`,
      before: { ...before, revision },
      after: { ...restored, revision: revision + 1 },
    },
    transaction,
  );
}

/**
 * Deletes a guide that was never public, with its versions. @throws AppError 404, 409 when it was public or was saved
 * after `revision`
 */
export async function deleteDraft(
  { id, revision, by }: Pick<Save, 'id' | 'revision' | 'by'>,
  transaction: Transaction,
): Promise<void> {
  const guide = await Guide.query(transaction).findById(id).forUpdate();
  if (!guide) throw guideNotFound();
  if (guide.revision !== revision) throw guideChanged();
  if (await wasPublic(guide, transaction)) throw guideWasPublic();
  await transaction('guide_tags').where({ guideId: id }).delete();
  await GuideVersion.query(transaction).where({ guideId: id }).delete();
  await Guide.query(transaction).deleteById(id);
  await record({ id, by }, { action: 'guide.deleted', label: guide.title, before: contentOf(guide) }, transaction);
}

/** Records in the audit log what was done to a guide. */
export const record = (
  { id, by }: Pick<Save, 'id' | 'by'>,
  act: Omit<AuditAct, 'by' | 'subject'>,
  transaction: Transaction,
): Promise<void> => recordAudit({ ...act, by, subject: { type: 'guide', id } }, transaction);

/**
 * Stores a save as the newest version, and its content in the guide itself: but for the draft of a public one.
 * @param more other columns of the guide, which the save sets
 * @returns the guide as it was, and its newest content before
 */
export async function storeVersion(
  save: Save,
  status: GuideVersionStatus,
  transaction: Transaction,
  more: Partial<Guide> = {},
): Promise<{ guide: Guide; before: GuideContent }> {
  const { id, content, revision, note, by } = save;
  const begun = await beginSave(save, transaction);
  await addVersion({ guideId: id, number: revision + 1, status, content, note, by }, transaction);
  if (status !== 'draft' || !begun.guide.published) {
    await Guide.query(transaction)
      .findById(id)
      .patch({ ...columnsOf(content), ...more })
      .catch(asTakenSlug);
    await writeTags(id, content, transaction);
  }
  return begun;
}

/** Takes the next version number for a save, so that of two saves of one version only the first succeeds. */
async function beginSave(
  { id, content, revision }: Pick<Save, 'id' | 'content' | 'revision'>,
  transaction: Transaction,
): Promise<{ guide: Guide; before: GuideContent }> {
  const taken = await Guide.query(transaction)
    .patch({ revision: revision + 1 })
    .where({ id, revision });
  const guide = await Guide.query(transaction).findById(id);
  if (!guide) throw guideNotFound();
  if (taken === 0) throw guideChanged();
  await saveFirst(guide, revision, transaction);
  const versions = await GuideVersion.query(transaction).where({ guideId: id });
  const newest = versions.find(({ number }) => number === revision);
  if (content.slug !== guide.slug) {
    if (versions.some(({ status }) => status === 'published')) throw guideSlugFixed();
    await refuseTakenSlug(content.slug, id, transaction);
  }
  return { guide, before: newest?.status === 'draft' ? newest.content : contentOf(guide) };
}

/** Stores what a guide from before there were versions said, ahead of its first change. */
async function saveFirst(guide: Guide, number: number, transaction: Transaction): Promise<void> {
  if (await GuideVersion.query(transaction).findOne({ guideId: guide.id })) return;
  await GuideVersion.query(transaction).insert({
    guideId: guide.id,
    number,
    status: 'published',
    content: contentOf(guide),
    note: guide.changes[0]?.note ?? '',
    authorId: null,
    createdAt: guide.lastUpdated,
  });
}

/** Stores what a save left. */
async function addVersion(
  {
    by,
    ...version
  }: Pick<GuideVersion, 'guideId' | 'number' | 'status' | 'content' | 'note'> & { readonly by: AuditActor },
  transaction: Transaction,
): Promise<void> {
  await GuideVersion.query(transaction).insert({ ...version, authorId: by.userId, createdAt: new Date() });
}

async function writeTags(guideId: number, content: GuideContent, transaction: Transaction): Promise<void> {
  await transaction('guide_tags').where({ guideId }).delete();
  const tags = guideTags(content);
  if (tags.length > 0) await transaction('guide_tags').insert(tags.map((tag) => ({ guideId, ...tag })));
}

async function refuseTakenSlug(slug: string, id: number | null, transaction: Transaction): Promise<void> {
  const other = await Guide.query(transaction).findOne({ slug });
  if (other && other.id !== id) throw guideSlugTaken();
}

/** Two people who create guides with one slug at the same time: the database refuses the second. */
function asTakenSlug(error: unknown): never {
  const { nativeError } = error as { nativeError?: { code?: string } };
  if (/UNIQUE|DUP_ENTRY|PRIMARYKEY/i.test(nativeError?.code ?? '')) throw guideSlugTaken();
  throw error;
}
