import type { Knex } from 'knex';
import { nameSkeleton } from '../../src/platform/text/account-key';
import { demoClients } from './clients';
import { daysBefore } from './demo-clock';
import { demoReviews } from './demo-reviews';
import { demoDialogues } from './dialogues';
import { demoPosts } from './posts';
import { demoProfessionals } from './professionals';

interface UserRow {
  id: number;
  firstName: string;
  lastName: string;
  city: string | null;
  state: string | null;
  zip: string | null;
  createdAt: Date;
}

/** The stored people of the demo data by their full name. */
export interface DemoUsers {
  adminId: number;
  idOf(name: string): number;
  rowOf(name: string): UserRow;
}

interface Person {
  name: string;
  at: string;
  username?: string;
  userType: 'client' | 'accountant' | 'admin';
}

const key = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, '.');

function locationOf(at: string): Pick<UserRow, 'city' | 'state' | 'zip'> {
  const found = /^(.+), ([A-Z]{2})(?: (\d{5}))?$/.exec(at);
  return { city: found?.[1] ?? null, state: found?.[2] ?? null, zip: found?.[3] ?? null };
}

/** Days since a person first wrote, or was written to. */
function activeFor(name: string): number {
  const reviewed = demoReviews.filter(({ professional, client }) => [professional, client].includes(name));
  const talked = demoDialogues.filter(({ professional, client }) => [professional, client].includes(name));
  const posted = demoPosts.filter(({ author }) => author === name);
  return Math.max(
    ...[0, ...reviewed.map(({ daysAgo }) => daysAgo), ...talked.map(({ started }) => started)],
    ...posted.map(({ publishedDaysAgo }) => publishedDaysAgo ?? 0),
  );
}

/** People signed up weeks before they first wrote; those who have not written yet signed up one by one until today. */
function joinedDaysAgo(people: readonly Person[]): number[] {
  let recent = 0;
  return people.map(({ name, userType }, index) => {
    if (userType === 'admin') return 760;
    const active = activeFor(name);
    if (active > 0) return active + 45 + ((index * 13) % 40);
    recent += 1;
    return (recent * 17) % 50;
  });
}

/** Stores all users with one shared password hash: the admin first, then professionals, then clients. */
export async function seedUsers(knex: Knex, passwordHash: string, now: Date): Promise<DemoUsers> {
  const people: Person[] = [
    { name: 'Alex Morgan', at: 'Portland, OR 97209', username: 'admin', userType: 'admin' },
    ...demoProfessionals.map(({ name, at, username }) => ({
      name,
      at,
      userType: 'accountant' as const,
      ...(username && { username }),
    })),
    ...demoClients.map((client) => ({ ...client, userType: 'client' as const })),
  ];
  const joined = joinedDaysAgo(people);
  const rows = people.map(({ name, at, username, userType }, index) => {
    const [firstName = name, ...rest] = name.split(' ');
    const login = username ?? key(name);
    const email = `${login}@counterpart.test`;
    const createdAt = daysBefore(now, joined[index] ?? 0, 95 + index);
    return {
      id: index + 1,
      username: login,
      usernameKey: login,
      usernameSkeleton: nameSkeleton(login),
      email,
      emailKey: email,
      password: passwordHash,
      firstName,
      lastName: rest.join(' '),
      userType,
      profilePicture: null,
      ...locationOf(at),
      termsVersion: '2025-02-24',
      termsAcceptedAt: createdAt,
      suspendedAt: null,
      emailConfirmedAt: createdAt,
      createdAt,
    };
  });
  await knex.batchInsert('users', rows, 50);
  const byName = new Map<string, UserRow>(rows.map((row, index) => [people[index]?.name ?? '', row]));
  const rowOf = (name: string): UserRow => {
    const row = byName.get(name);
    if (!row) throw new Error(`The demo data names '${name}', who is not in it.`);
    return row;
  };
  return { adminId: rowOf('Alex Morgan').id, idOf: (name) => rowOf(name).id, rowOf };
}
