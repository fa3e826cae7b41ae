import type { Knex } from 'knex';
import { fullName } from '../../src/contract/full-name';
import type { ProposalUnit } from '../../src/contract/work/proposal-totals';
import type { FileStore } from '../../src/platform/files/file-store';
import { pdfPages } from '../../src/platform/pdf/pdf-pages';
import type { EngagementEvent } from '../../src/modules/conversations/threads/engagement-events';
import { daysBefore } from './demo-clock';
import { demoDialogues } from './dialogues';
import type { MessageRow } from './seed-conversations';
import type { DemoUsers } from './seed-users';

type Side = 'client' | 'professional';

/** A document of demo work; without a file it is still owed. */
interface DemoDocument {
  readonly title: string;
  readonly note: string;
  readonly dueInDays: number;
  readonly status: 'open' | 'received' | 'accepted';
  readonly file?: string;
}

/** Work of the demo client. Events are days before the day of seeding, the oldest first. */
interface DemoWork {
  readonly professional: string;
  readonly status: 'proposed' | 'in-progress' | 'done';
  readonly title: string;
  readonly need: string;
  readonly budget: readonly [from: number, to: number, unit: 'month' | 'project'];
  readonly lines: readonly (readonly [title: string, quantity: number, dollars: number, unit: ProposalUnit])[];
  readonly terms: string;
  readonly documents: readonly DemoDocument[];
  readonly events: readonly (readonly [daysAgo: number, side: Side, event: EngagementEvent, sentence: string])[];
}

const client = 'Jordan Ellis';
const works: readonly DemoWork[] = [
  {
    ...{ professional: 'June Castle', status: 'done', title: 'Catch-up bookkeeping' },
    need: 'Two bank accounts have not been reconciled since spring. I need clean books before my tax return.',
    budget: [600, 1000, 'project'],
    lines: [['Reconcile two accounts, six months', 6, 140, 'project']],
    terms: 'Half when I start, half when you have the final reports.',
    documents: [
      { title: 'Bank statements', note: 'Both accounts.', dueInDays: -36, status: 'accepted', file: 'Statements' },
    ],
    events: [
      [39, 'client', 'began', 'Wrote a brief: Catch-up bookkeeping'],
      [38.5, 'professional', 'propose', 'Sent a proposal: Catch-up bookkeeping'],
      [38, 'client', 'accept', 'Accepted the proposal'],
      [37.8, 'professional', 'start', 'Started the work'],
      [30, 'professional', 'done', 'Marked the work as done'],
    ],
  },
  {
    ...{ professional: 'Daniel Okonkwo', status: 'proposed', title: 'First financial plan' },
    need: 'We are both 41, have two retirement accounts from old jobs, and want to know if we can help with college.',
    budget: [1500, 2500, 'project'],
    lines: [
      ['Financial plan with two meetings', 1, 1900, 'project'],
      ['Check-ins by video', 1, 60, 'month'],
    ],
    terms: 'The plan is yours to keep. Check-ins can be canceled any month.',
    documents: [],
    events: [
      [12, 'client', 'began', 'Wrote a brief: First financial plan'],
      [10, 'professional', 'propose', 'Sent a proposal: First financial plan'],
    ],
  },
  {
    ...{ professional: 'Rachel Whitfield', status: 'in-progress', title: 'Monthly books and sales tax' },
    need: 'A home-goods shop in Hoboken; half of the sales are online. I need monthly books and sales tax filings.',
    budget: [400, 700, 'month'],
    lines: [
      ['Monthly bookkeeping', 1, 450, 'month'],
      ['Setup of the online store’s sales', 1, 300, 'project'],
    ],
    terms: 'Books are closed by the 12th. Either of us can stop with 30 days’ notice.',
    documents: [
      { title: 'Sales tax permit', note: 'The certificate.', dueInDays: -3, status: 'accepted', file: 'Permit' },
      { title: 'Bank statements', note: 'Last three months.', dueInDays: 2, status: 'received', file: 'Statements' },
      { title: 'Online store payouts', note: 'The monthly report, with fees.', dueInDays: 3, status: 'open' },
      { title: 'Last year’s return', note: 'All pages as filed.', dueInDays: 9, status: 'open' },
    ],
    events: [
      [8.5, 'client', 'began', 'Wrote a brief: Monthly books and sales tax'],
      [8.2, 'professional', 'propose', 'Sent a proposal: Monthly books and sales tax'],
      [7.6, 'client', 'accept', 'Accepted the proposal'],
      [7.4, 'professional', 'start', 'Started the work'],
      [7.3, 'professional', 'asked', 'Asked for 4 documents'],
      [6.5, 'client', 'uploaded', 'Uploaded files for Sales tax permit'],
      [6.3, 'professional', 'checked', 'Checked off Sales tax permit'],
      [6, 'client', 'uploaded', 'Uploaded files for Bank statements'],
    ],
  },
];

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * Stores work of the demo client in three states, with proposals and documents.
 * @param files where the uploaded files are stored; without it no document has one
 * @returns the messages that record it, which are not stored yet
 */
export async function seedEngagements(
  knex: Knex,
  users: DemoUsers,
  now: Date,
  files?: FileStore,
): Promise<MessageRow[]> {
  const messages: MessageRow[] = [];
  for (const work of works) {
    const ids = { client: users.idOf(client), professional: users.idOf(work.professional) };
    const at = (event: EngagementEvent): Date | null => {
      const found = work.events.find(([, , name]) => name === event);
      return found ? daysBefore(now, found[0]) : null;
    };
    const engagementId = await insertWork(knex, work, ids, at, now);
    await insertDocuments(knex, work, { engagementId, ids, at, now, files, name: fullName(users.rowOf(client)) });
    const talk = demoDialogues.findIndex((one) => one.client === client && one.professional === work.professional);
    for (const [daysAgo, side, engagementEvent, sentence] of work.events) {
      const createdAt = daysBefore(now, daysAgo);
      messages.push({
        ...{ conversationId: talk + 1, content: sentence, read: true, readAt: createdAt, clientMessageId: null },
        senderId: ids[side],
        receiverId: ids[side === 'client' ? 'professional' : 'client'],
        ...{ createdAt, engagementId, engagementEvent },
      });
    }
    await knex('conversations')
      .where({ id: talk + 1 })
      .update({ lastMessageAt: messages.at(-1)?.createdAt });
  }
  return messages;
}

type Ids = Readonly<Record<Side, number>>;
type MomentOf = (event: EngagementEvent) => Date | null;

async function insertWork(
  knex: Knex,
  { title, need, status, budget, lines: prices, terms, events }: DemoWork,
  ids: Ids,
  at: MomentOf,
  now: Date,
): Promise<number> {
  const people = { clientId: ids.client, professionalId: ids.professional };
  const [budgetFrom, budgetTo, budgetUnit] = budget;
  const [engagementId = 0] = await knex('engagements').insert({
    ...{ ...people, status, title, need, budgetFrom, budgetTo, budgetUnit, createdBy: 'client' },
    liveKey: status === 'done' ? null : `${ids.client}:${ids.professional}`,
    version: events.length,
    ...{ createdAt: at('began'), updatedAt: daysBefore(now, events.at(-1)?.[0] ?? 0) },
    ...{ acceptedAt: at('accept'), startedAt: at('start'), doneAt: at('done') },
  });
  const lines = prices.map(([name, quantity, dollars, unit]) => ({
    ...{ title: name, detail: '', quantity, priceCents: dollars * 100, unit },
  }));
  const decidedAt = at('accept');
  const createdAt = at('propose') ?? now;
  const validUntil = daysBefore(decidedAt ?? now, -10);
  await knex('proposals').insert({
    ...{ ...people, engagementId, number: 1, status: decidedAt ? 'accepted' : 'open', lines: JSON.stringify(lines) },
    ...{ startsOn: dayOf(daysBefore(decidedAt ?? now, -12)), terms, validUntil: dayOf(validUntil) },
    ...{ expiresAt: daysBefore(validUntil, -1), createdAt, decidedAt },
    ...(decidedAt && { acceptedName: client, acceptedTimeZone: 'America/New_York' }),
  });
  return engagementId;
}

interface Filing {
  readonly engagementId: number;
  readonly ids: Ids;
  readonly at: MomentOf;
  readonly now: Date;
  readonly files: FileStore | undefined;
  /** Name of who uploads. */
  readonly name: string;
}

async function insertDocuments(
  knex: Knex,
  { documents }: DemoWork,
  { engagementId, ids, at, now, files, name }: Filing,
): Promise<void> {
  for (const { title, note, dueInDays, status, file } of documents) {
    const createdAt = at('asked') ?? at('start') ?? now;
    const [itemId = 0] = await knex('engagement_items').insert({
      ...{ engagementId, askedById: ids.professional, owedById: ids.client, title, note, createdAt },
      ...{ dueOn: dayOf(daysBefore(now, -dueInDays)), status: (files ?? !file) ? status : 'open' },
    });
    if (!file || !files) continue;
    const bytes = await sampleDocument(title, name);
    const fileId = `demo-work-${itemId}.pdf`;
    await files.save(fileId, bytes);
    await knex('engagement_files').insert({
      ...{ itemId, uploaderId: ids.client, name: `${file}.pdf`, mimeType: 'application/pdf', bytes: bytes.length },
      ...{ fileId, createdAt: at('uploaded') ?? createdAt },
    });
  }
}

/** A PDF of one page. It says that it is a sample, since no bank or office issued it. */
async function sampleDocument(title: string, name: string): Promise<Buffer> {
  const pages = pdfPages({ title, author: 'Sample' });
  await pages.text(title, { weight: 700, size: 22, gap: 18 });
  await pages.fact('Name', name);
  pages.gap(20);
  await pages.text('Sample document of the demo data. Not issued by any bank or office.');
  return pages.end();
}
