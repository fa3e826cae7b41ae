import { guideTextNames, guideTexts } from '../../../../contract/guide-texts';
import { guideLimits } from '../../../../contract/limits/compliance';
import type { GuideContent } from '../../../../contract/named-types';
import type { Transaction } from '../../../../platform/database/transaction';
import { passagesOf } from '../assistant/passages';
import { contentOf, saysTheSame } from './guide-content';
import { openGuide, record, storeVersion, wholeSave, type Save } from './guide-drafts.service';
import { guideIncomplete, guideNotPublic, guideNotWithdrawn } from './guide-editing.errors';
import type { SentContent } from './guide-editing.schema';
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
export async function publishGuide(sent: Save<SentContent>, transaction: Transaction): Promise<void> {
  const save = await wholeSave(sent, transaction);
  const { id, content, by } = save;
  for (const [field, has, what] of needs) if (what !== null && !has(content)) throw guideIncomplete(what, field);
  const missing = missingPassage(content);
  if (missing !== null) throw guideIncomplete(missing, 'answers');
  const { guide } = await openGuide(id, transaction);
  const wasPublic = guide.changes.length > 0 || guide.published;
  const hasChanged = !guide.published || !saysTheSame(contentOf(guide), content);
  if (hasChanged && wasPublic && save.note.length < guideLimits.noteMin)
    throw guideIncomplete('a note of what changed', 'note');
  const note = save.note || (wasPublic ? 'Reviewed; nothing changed.' : 'First published.');
  const now = new Date();
  const changes = [{ date: now.toISOString(), note }, ...guide.changes].slice(0, mostChanges);
  const history = hasChanged && { lastUpdated: now, changes };
  await storeVersion({ ...save, note }, 'published', transaction, { published: true, ...history });
  if (hasChanged && wasPublic)
    await notifyFollowers({ id, slug: content.slug, title: content.title }, { note, by: by.userId }, transaction);
  await record(
    save,
    {
      action: 'guide.published',
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
  const save = { id, content, revision, note: reason, by };
  await storeVersion(save, 'withdrawn', transaction, { published: false });
  const change = { before: { published: true }, after: { published: false } };
  await record(save, { action: 'guide.withdrawn', label: guide.title, reason, ...change }, transaction);
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
  await openGuide(id, transaction);
  const versions = await GuideVersion.query(transaction).where({ guideId: id }).orderBy('number', 'desc');
  const [withdrawn, ...earlier] = versions;
  const read = earlier.find(({ status }) => status === 'published');
  if (withdrawn?.status !== 'withdrawn' || withdrawn.number !== revision || !read) throw guideNotWithdrawn();
  const save = { id, content: read.content, revision, note: 'Withdrawal undone.', by };
  await storeVersion(save, 'published', transaction, { published: true });
  if (!saysTheSame(read.content, withdrawn.content))
    await storeVersion({ ...save, content: withdrawn.content, revision: revision + 1 }, 'draft', transaction);
  const change = { before: { published: false }, after: { published: true } };
  await record(save, { action: 'guide.reinstated', label: read.content.title, ...change }, transaction);
}
