import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../platform/auth/user.model';
import { createUser, testPassword } from '../../platform/testing/factories';
import { signIn } from '../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../platform/testing/test-server';
import { retainedAccountColumns, otherPersonalColumns, personalTables } from './personal-data';

let test: TestServer;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'counterpart-personal-'));
  test = await createTestServer({ dataFolder: folder });
});
beforeEach(() => test.empty());
afterAll(async () => {
  await test.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Column {
  readonly table: string;
  readonly column: string;
}
const spelled = ({ table, column }: Column): string => `${table}.${column}`;

/** Every column of the schema, and which of them refer to an account: asked of the database itself. */
async function readSchema(): Promise<{ columns: Column[]; references: Column[] }> {
  if (test.databaseSettings.engine === 'mysql') {
    const schema = test.databaseSettings.name;
    const columns: Column[] = await test
      .database('information_schema.columns')
      .select({ table: 'table_name', column: 'column_name' })
      .where('table_schema', schema);
    const references: Column[] = await test
      .database('information_schema.key_column_usage')
      .select({ table: 'table_name', column: 'column_name' })
      .where({ table_schema: schema, referenced_table_name: 'users' });
    return { columns, references };
  }
  const tables: { name: string }[] = await test
    .database('sqlite_master')
    .select('name')
    .where('type', 'table')
    .whereNot('name', 'like', 'sqlite_%')
    .whereNot('name', 'like', '%_fts%');
  const [columns, references]: [Column[], Column[]] = [[], []];
  for (const { name: table } of tables) {
    const infos: { name: string }[] = await test.database.raw(`pragma table_info("${table}")`);
    const keys: { table: string; from: string }[] = await test.database.raw(`pragma foreign_key_list("${table}")`);
    columns.push(...infos.map(({ name }) => ({ table, column: name })));
    references.push(...keys.filter((key) => key.table === 'users').map(({ from }) => ({ table, column: from })));
  }
  return { columns, references };
}

const namesAnAccount =
  /(user|client|accountant|professional|sender|receiver|author|owner|reporter|reviewer|admin|member|person|viewer|creator|invitee|from|to|by)\d?id$/i;
const namesAPerson = /(e-?mail|phone|name|address|birth|avatar|picture|website|user_?agent|\bip|ipaddress|replyto)/i;
/** Names of things: none of them is a person's. */
const thingsWithNames =
  /^(releases|release_activations|site_settings|knex_migrations|knex_migrations_lock)\.|^live_events\.name$|\.(postName|fileName)$/;

describe('what the schema holds of people', () => {
  it('is named for every reference to an account', async () => {
    const { references } = await readSchema();
    expect(references.length).toBeGreaterThan(20);
    expect(personalTables.map(({ table, owner }) => `${table}.${owner}`).sort()).toEqual(
      references.map(spelled).sort(),
    );
  });

  it('has no column that names an account without referring to it, nor a person without being on a list', async () => {
    const { columns, references } = await readSchema();
    const known = new Set([...references.map(spelled), ...Object.keys(otherPersonalColumns)]);
    const suspicious = columns.filter(
      ({ table, column }) => table !== 'users' && (namesAnAccount.test(column) || namesAPerson.test(column)),
    );
    expect(suspicious.map(spelled).filter((column) => !known.has(column) && !thingsWithNames.test(column))).toEqual([]);
    const there = new Set(columns.map(spelled));
    expect(Object.keys(otherPersonalColumns).filter((column) => !there.has(column))).toEqual([]);
  });

  it('is shown to its person by columns that are there', async () => {
    const { columns } = await readSchema();
    const there = new Set(columns.map(spelled));
    const shown = personalTables.flatMap((personal) =>
      'withheldBecause' in personal.shown ? [] : personal.shown.map((column) => ({ table: personal.table, column })),
    );
    expect(shown.map(spelled).filter((column) => !there.has(column))).toEqual([]);
    for (const { name, shown: columnsShown, afterwards } of personalTables) {
      const reasons = [columnsShown, afterwards].flatMap((choice) =>
        typeof choice === 'object' && !Array.isArray(choice) ? Object.values(choice as Record<string, string>) : [],
      );
      for (const reason of reasons) expect(reason.length, name).toBeGreaterThan(20);
    }
  });
});

/** Words that stand in every row of the person, to be looked for afterwards. */
const mark = 'Quillfeather';
const moment = new Date('2026-02-03T04:05:06.000Z');

/** A row in every table that knows people, with the person in every column that can name one. */
async function fillEverything(person: User, other: User): Promise<void> {
  const [userId, otherId] = [person.id, other.id];
  const insert = async (table: string, row: object): Promise<number> => {
    await test.database(table).insert(row);
    return Number((await test.database(table).max({ id: 'id' }).first())?.['id']);
  };
  const plain = (table: string, row: object) => test.database(table).insert(row);
  const json = JSON.stringify;
  await plain('idempotent_calls', {
    keyHash: 'b'.repeat(64),
    fingerprint: 'c'.repeat(64),
    userId,
    startedAt: moment,
    finishedAt: moment,
    expiresAt: moment,
    body: json({ content: `Dear ${mark}` }),
  });
  await plain('account_tokens', {
    tokenHash: 'a'.repeat(64),
    userId,
    purpose: 'confirm-email',
    emailKey: person.emailKey,
    createdAt: moment,
    expiresAt: moment,
  });
  await plain('notification_preferences', { userId, kind: 'message', byMail: false });
  await insert('notifications', {
    userId,
    fromId: otherId,
    kind: 'review',
    title: `About ${mark}`,
    body: '',
    href: '/',
    read: false,
    createdAt: moment,
  });
  await insert('notifications', {
    userId: otherId,
    fromId: userId,
    kind: 'message',
    title: `New message from ${mark}`,
    body: '',
    href: `/messages?with=${userId}`,
    read: false,
    createdAt: moment,
  });
  await insert('mails', {
    kind: 'news',
    userId,
    toEmail: person.email,
    toName: mark,
    subject: `For ${mark}`,
    content: json({ paragraphs: [mark] }),
    status: 'sent',
    notBefore: moment,
    createdAt: moment,
    sentAt: moment,
  });
  await insert('mails', {
    kind: 'contact-acknowledgement',
    toEmail: person.email,
    toName: mark,
    subject: 'Thank you',
    content: null,
    status: 'sent',
    notBefore: moment,
    createdAt: moment,
    sentAt: moment,
  });
  const conversationId = await insert('conversations', {
    user1Id: Math.min(userId, otherId),
    user2Id: Math.max(userId, otherId),
    lastMessageAt: moment,
  });
  const thirdId = (await createUser()).id;
  await insert('conversations', {
    user1Id: Math.min(thirdId, userId),
    user2Id: Math.max(thirdId, userId),
    lastMessageAt: moment,
  });
  await insert('messages', {
    conversationId,
    senderId: userId,
    receiverId: otherId,
    content: 'To you',
    read: true,
    createdAt: moment,
  });
  await insert('messages', {
    conversationId,
    senderId: otherId,
    receiverId: userId,
    content: 'To me',
    read: true,
    createdAt: moment,
  });
  await plain('saved_professionals', { clientId: userId, accountantId: otherId, createdAt: moment });
  await plain('saved_professionals', { clientId: otherId, accountantId: userId, createdAt: moment });
  const answers = json({ firstName: mark, email: person.email });
  const matches = json([{ professionalId: otherId, reasons: ['Works in your city'] }]);
  const own = await insert('quiz_requests', { publicId: '1'.repeat(36), userId, answers, matches, createdAt: moment });
  const theirs = await insert('quiz_requests', {
    publicId: '2'.repeat(36),
    userId: otherId,
    answers: json({ firstName: 'Olga', email: other.email }),
    matches: json([]),
    createdAt: moment,
  });
  await insert('quiz_requests', { publicId: '3'.repeat(36), userId: null, answers, matches, createdAt: moment });
  await plain('quiz_contacts', { quizRequestId: own, professionalId: otherId, clientId: userId, consentedAt: moment });
  await plain('quiz_contacts', {
    quizRequestId: theirs,
    professionalId: userId,
    clientId: otherId,
    consentedAt: moment,
  });
  const received = await insert('reviews', {
    accountantId: userId,
    clientId: otherId,
    rating: 4,
    comment: `${mark} did it`,
    createdAt: moment,
  });
  const written = await insert('reviews', {
    accountantId: otherId,
    clientId: userId,
    rating: 5,
    comment: 'Very good',
    createdAt: moment,
  });
  await insert('review_versions', {
    reviewId: received,
    accountantId: userId,
    clientId: otherId,
    rating: 1,
    comment: `${mark} did not`,
    change: 'edited',
    writtenAt: moment,
    replacedAt: moment,
  });
  await insert('review_versions', {
    reviewId: written,
    accountantId: otherId,
    clientId: userId,
    rating: 1,
    comment: `${mark} says no`,
    change: 'edited',
    writtenAt: moment,
    replacedAt: moment,
  });
  await insert('review_reports', {
    reviewId: received,
    reporterId: userId,
    reason: 'spam',
    details: '',
    status: 'dismissed',
    decidedById: otherId,
    createdAt: moment,
  });
  await insert('review_reports', {
    reviewId: written,
    reporterId: otherId,
    reason: 'spam',
    details: '',
    status: 'dismissed',
    decidedById: userId,
    createdAt: moment,
  });
  const requestId = await insert('verification_requests', {
    userId,
    licenceNumber: `${mark}-1`,
    issuer: 'Texas State Board',
    stateCode: 'TX',
    status: 'approved',
    decidedById: otherId,
    createdAt: moment,
  });
  await insert('verification_requests', {
    userId: otherId,
    licenceNumber: 'CPA-2',
    issuer: 'Texas State Board',
    stateCode: 'TX',
    status: 'approved',
    decidedById: userId,
    createdAt: moment,
  });
  await insert('verification_documents', {
    userId,
    requestId,
    name: `${mark}.pdf`,
    mimeType: 'application/pdf',
    bytes: 9,
    fileId: `${'e'.repeat(32)}.pdf`,
    createdAt: moment,
  });
  const empty = json([]);
  await insert('accountant_profiles', {
    userId,
    bio: `${mark} keeps books`,
    professions: json(['accountant']),
    services: empty,
    specialties: empty,
    industries: empty,
    clientTypes: empty,
    certifications: empty,
    languages: empty,
    pricing: 'From $100',
    phone: '512 555 0143',
    businessName: `${mark} LLC`,
    website: `https://${mark}.example`,
    searchText: mark,
    nameKey: mark,
    createdAt: moment,
    updatedAt: moment,
  });
  await insert('blog_posts', {
    title: 'A post',
    slug: 'a-post',
    content: '',
    excerpt: '',
    authorId: userId,
    published: true,
    createdAt: moment,
    updatedAt: moment,
    category: 'technology',
    tags: empty,
    searchText: '',
  });
}

/** Everything in the database as one text a table. */
async function dump(): Promise<Record<string, string>> {
  const { columns } = await readSchema();
  const tables = [...new Set(columns.map(({ table }) => table))];
  return Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [table, JSON.stringify(await test.database(table).select())] as const),
    ),
  );
}

describe('a person who is everywhere', () => {
  let person: User;
  let other: User;
  let headers: Record<string, string>;
  beforeEach(async () => {
    // One before the person and one after: a conversation has the smaller id first.
    other = await createUser();
    person = await createUser({
      firstName: mark,
      lastName: mark,
      username: mark,
      email: `${mark}@example.com`,
      userType: 'accountant',
      city: `${mark}ville`,
      state: `${mark}ia`,
      zip: 'Q1234',
      profession: 'bookkeeper',
      profilePicture: `https://elsewhere.example/${mark}.png`,
    });
    await person.$query().patch({
      termsVersion: '2026-01-01',
      termsAcceptedAt: moment,
      suspendedAt: null,
      pendingEmail: `${mark}@new.example`,
    });
    await fillEverything(person, other);
    headers = await signIn(test, person);
  });

  it('is in every one of those tables in this test', async () => {
    for (const { table, owner } of personalTables)
      expect(await test.database(table).where(owner, person.id), `${table}.${owner}`).not.toEqual([]);
  });

  it('takes all of it away that is theirs, with values in every column they are shown', async () => {
    const file = JSON.parse((await test.server.inject({ url: '/api/users/export', headers })).payload) as Record<
      string,
      Record<string, unknown>[]
    >;
    for (const { name, shown, json = [], flags = [] } of personalTables) {
      if ('withheldBecause' in shown) {
        expect(Object.keys(file), name).not.toContain(name);
        continue;
      }
      const [row] = file[name] ?? [];
      expect(Object.keys(row ?? {}), name).toEqual([...shown]);
      for (const column of json)
        expect(row?.[column] === null || typeof row?.[column] === 'object', `${name}.${column}`).toBe(true);
      for (const flag of flags)
        expect(row?.[flag] === null || typeof row?.[flag] === 'boolean', `${name}.${flag}`).toBe(true);
    }
    expect(file).toMatchObject({
      account: { id: person.id, email: person.email },
      conversations: [{ lastMessageAt: moment.toISOString() }, { lastMessageAt: moment.toISOString() }],
      people: expect.arrayContaining([{ id: other.id, firstName: other.firstName, lastName: other.lastName }]),
      quizRequests: [
        { matches: [{ professionalId: other.id, reasons: ['Works in your city'] }] },
        { answers: { firstName: mark } },
      ],
      notificationChoices: [{ kind: 'message', byMail: false }],
      savedProfessionals: [{ accountantId: other.id }],
      verificationRequests: [{ licenceNumber: `${mark}-1` }],
    });
    expect(file['people']).toHaveLength(2);
  });

  it('is nowhere any more after leaving, but in what stays for a reason and without a name', async () => {
    const before = await test.database('users').where('id', person.id).first();
    expect(
      (
        await test.server.inject({
          method: 'POST',
          url: '/api/users/deletion',
          headers,
          payload: { password: testPassword },
        })
      ).statusCode,
    ).toBe(204);
    for (const { table, owner, afterwards } of personalTables) {
      const left = await test.database(table).where(owner, person.id);
      expect([`${table}.${owner}`, left.length > 0], JSON.stringify(left)).toEqual([
        `${table}.${owner}`,
        afterwards !== 'erased',
      ]);
    }
    const { mails, ...tables } = await dump();
    for (const [table, text] of Object.entries(tables))
      expect(text.toLowerCase(), table).not.toContain(mark.toLowerCase());
    expect(
      (JSON.parse(mails ?? '[]') as { kind: string; toEmail: string }[])
        .filter(({ toEmail }) => toEmail === person.email)
        .map(({ kind }) => kind),
    ).toEqual(['account-deleted']);
    const after = await test.database('users').where('id', person.id).first();
    const unchanged = Object.keys(before).filter(
      (column) => JSON.stringify(before[column]) === JSON.stringify(after[column]),
    );
    expect(unchanged.sort()).toEqual(Object.keys(retainedAccountColumns).sort());
  });
});
