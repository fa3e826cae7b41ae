import { guideTextNames, guideTexts } from '../../../../contract/guide-texts';
import { guideLimits } from '../../../../contract/limits/compliance';
import type { GuideContent } from '../../../../contract/named-types';
import { recordAudit } from '../../../../platform/audit/record-audit';
import type { Transaction } from '../../../../platform/database/transaction';
import { passagesOf } from '../assistant/passages';
import { contentOf, saysTheSame } from './guide-content';
import { addVersion, beginSave, openGuide, subjectOf, writeContent, type Save } from './guide-drafts.service';
import { guideIncomplete, guideNotPublic, guideNotWithdrawn } from './guide-editing.errors';
import { notifyFollowers } from './guide-followers';
import { GuideVersion } from './guide-version.model';

const mostChanges = 50;

/** Finds what an answer rests on and the guide does not say, as a need of the guide; null when it says all. */
function missingPassage(content: GuideContent): string | null {
  const texts = passagesOf(content).map(({ text }) => text);
  for (const { questions, passages } of content.answers) {
    const missing = passages.find((passage) => !texts.some((text) => text.includes(passage)));
    if (missing !== undefined)
      return `this passage of the answer to “${questions[0] ?? ''}”, word for word: “${missing}”`;
  }
  return null;
}

/** Requirements for a guide to be public, in the words of the refusal. */
const needs: readonly (readonly [
  field: keyof GuideContent,
  has: (content: GuideContent) => boolean,
  what: string | null,
])[] = [
  ...guideTextNames.map(
    (name) => [name, (content: GuideContent) => content[name] !== '', guideTexts[name].required] as const,
  ),
  ['industriesImpacted', ({ industriesImpacted }) => industriesImpacted.length > 0, 'an industry'],
  [
    'industriesImpacted',
    ({ industriesImpacted }) => industriesImpacted.every(({ explanation }) => explanation !== ''),
    'an explanation for each industry',
  ],
  ['complianceChecklist', ({ complianceChecklist }) => complianceChecklist.length > 0, 'a step in its checklist'],
  ['serviceTypes', ({ serviceTypes }) => serviceTypes.length > 0, 'a related service'],
  ['answers', ({ answers }) => answers.every(({ answer }) => answer !== ''), 'a text for each answer'],
  [
    'answers',
    ({ answers }) => answers.every(({ questions }) => questions.length >= guideLimits.waysMin),
    `${guideLimits.waysMin} ways of asking for each answer`,
  ],
  ['answers', ({ answers }) => answers.every(({ passages }) => passages.length > 0), 'a passage for each answer'],
  ['sources', ({ sources }) => sources.length > 0, 'an official source'],
];

/**
 * Saves a content and makes it public. When it differs from the content before, the guide counts as updated now, the
 * note becomes a line of its history, and those who follow it are notified.
 * @throws AppError 400 when something is missing, 404, 409 as `saveDraft`
 */
export async function publishGuide(save: Save, transaction: Transaction): Promise<void> {
  const { id, content, by } = save;
  for (const [field, has, what] of needs) if (what !== null && !has(content)) throw guideIncomplete(what, field);
  const missing = missingPassage(content);
  if (missing !== null) throw guideIncomplete(missing, 'answers');
  const { guide } = await beginSave(save, transaction);
  const wasPublic = guide.changes.length > 0 || guide.published;
  const hasChanged = !guide.published || !saysTheSame(contentOf(guide), content);
  if (hasChanged && wasPublic && save.note.length < guideLimits.noteMin)
    throw guideIncomplete('a note of what changed', 'note');
  const note = save.note || (wasPublic ? 'Reviewed; nothing changed.' : 'First published.');
  const now = new Date();
  const changes = [{ date: now.toISOString(), note }, ...guide.changes].slice(0, mostChanges);
  await addVersion({ guideId: id, number: save.revision + 1, status: 'published', content, note, by }, transaction);
  await writeContent(id, content, transaction, {
    published: true,
    ...(hasChanged && { lastUpdated: now, changes }),
  });
  if (hasChanged && wasPublic)
    await notifyFollowers({ id, slug: content.slug, title: content.title }, { note, by: by.userId }, transaction);
  await recordAudit(
    {
      by,
      action: 'guide.published',
      subject: subjectOf(guide),
      label: content.title,
      reason: note,
      before: { ...(guide.published && contentOf(guide)), revision: save.revision },
      after: { ...content, revision: save.revision + 1 },
    },
    transaction,
  );
}

/**
 * Withdraws a guide from the public; its content stays as a draft. @throws AppError 404, 409 when it is not public or
 * was saved since
 */
export async function withdrawGuide(
  { id, revision, reason, by }: Pick<Save, 'id' | 'revision' | 'by'> & { readonly reason: string },
  transaction: Transaction,
): Promise<void> {
  const { guide, content } = await openGuide(id, transaction);
  if (!guide.published) throw guideNotPublic();
  await beginSave({ id, content, revision }, transaction);
  await addVersion({ guideId: id, number: revision + 1, status: 'withdrawn', content, note: reason, by }, transaction);
  await writeContent(id, content, transaction, { published: false });
  await recordAudit(
    {
      by,
      action: 'guide.withdrawn',
      subject: subjectOf(guide),
      label: guide.title,
      reason,
      before: { published: true },
      after: { published: false },
    },
    transaction,
  );
}

/**
 * Undoes a withdrawal: the former content is public again, with its dates, and no one is notified. A draft that was
 * waiting then waits again.
 * @param revision of the withdrawal
 * @throws AppError 404, 409 when the newest version is no withdrawal
 */
export async function reinstateGuide(
  { id, revision, by }: Pick<Save, 'id' | 'revision' | 'by'>,
  transaction: Transaction,
): Promise<void> {
  const { guide } = await openGuide(id, transaction);
  const versions = await GuideVersion.query(transaction).where({ guideId: id }).orderBy('number', 'desc');
  const [withdrawn, ...earlier] = versions;
  const read = earlier.find(({ status }) => status === 'published');
  if (withdrawn?.status !== 'withdrawn' || withdrawn.number !== revision || !read) throw guideNotWithdrawn();
  const note = 'Withdrawal undone.';
  await beginSave({ id, content: read.content, revision }, transaction);
  const version = { guideId: id, note, by };
  await addVersion({ ...version, number: revision + 1, status: 'published', content: read.content }, transaction);
  await writeContent(id, read.content, transaction, { published: true });
  if (!saysTheSame(read.content, withdrawn.content)) {
    await beginSave({ id, content: withdrawn.content, revision: revision + 1 }, transaction);
    await addVersion({ ...version, number: revision + 2, status: 'draft', content: withdrawn.content }, transaction);
  }
  await recordAudit(
    {
      by,
      action: 'guide.reinstated',
      subject: subjectOf(guide),
      label: read.content.title,
      before: { published: false },
      after: { published: true },
    },
    transaction,
  );
}
