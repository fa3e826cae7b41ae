import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../platform/auth/user.model';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { signIn } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { retainedAccountColumns, otherPersonalColumns } from './personal-columns';
import { personalTables } from './personal-data';
import { dump, readSchema, spelled } from './testing/database-schema';
import { fillEverything, mark, moment } from './testing/person-everywhere';

const test = testServer();

const namesAnAccount =
  /(user|client|accountant|professional|sender|receiver|author|owner|reporter|reviewer|admin|member|person|viewer|creator|invitee|from|to|by)\d?id$/i;
const namesAPerson = /(e-?mail|phone|name|address|birth|avatar|picture|website|user_?agent|\bip|ipaddress|replyto)/i;
/** Names of things: none of them is a person's. */
const thingsWithNames =
  /^(releases|release_activations|route_owners|site_settings|job_runs|knex_migrations|knex_migrations_lock)\.|^live_events\.name$|\.(postName|fileName)$/;

describe('what the schema holds of people', () => {
  it('is named for every reference to an account', async () => {
    const { references } = await readSchema(test);
    expect(references.length).toBeGreaterThan(20);
    expect(personalTables.map(({ table, owner }) => `${table}.${owner}`).sort()).toEqual(
      references.map(spelled).sort(),
    );
  });

  it('has no column that names an account without referring to it, nor a person without being on a list', async () => {
    const { columns, references } = await readSchema(test);
    const known = new Set([...references.map(spelled), ...Object.keys(otherPersonalColumns)]);
    const suspicious = columns.filter(
      ({ table, column }) => table !== 'users' && (namesAnAccount.test(column) || namesAPerson.test(column)),
    );
    expect(suspicious.map(spelled).filter((column) => !known.has(column) && !thingsWithNames.test(column))).toEqual([]);
    const there = new Set(columns.map(spelled));
    expect(Object.keys(otherPersonalColumns).filter((column) => !there.has(column))).toEqual([]);
  });

  it('is shown to its person by columns that are there', async () => {
    const { columns } = await readSchema(test);
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
    headers = await signIn(test, person);
    await fillEverything(test, person, other);
  });

  it('is in every one of those tables in this test', async () => {
    for (const { table, owner } of personalTables)
      expect(await test.database(table).where(owner, person.id), `${table}.${owner}`).not.toEqual([]);
  });

  it('deletes all data of the user, with values in every column that the export shows', async () => {
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
      presenceChoices: [{ hidden: true }],
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
    const { mails, ...tables } = await dump(test);
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
