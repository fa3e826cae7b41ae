import type { Knex } from 'knex';
import { demoProfessionals } from './professionals';
import type { DemoUsers } from './seed-users';

/** Time zones of the demo professionals' states; those of all others are Eastern. */
const timeZones: Readonly<Record<string, string>> = {
  AZ: 'America/Phoenix',
  CA: 'America/Los_Angeles',
  CO: 'America/Denver',
  IL: 'America/Chicago',
  MN: 'America/Chicago',
  MO: 'America/Chicago',
  NV: 'America/Los_Angeles',
  OR: 'America/Los_Angeles',
  TN: 'America/Chicago',
  TX: 'America/Chicago',
  UT: 'America/Denver',
  WA: 'America/Los_Angeles',
  WI: 'America/Chicago',
};

/** Each demo professional on the Premium plan can be met on weekdays, by video. */
export async function seedBooking(knex: Knex, users: DemoUsers, now: Date): Promise<void> {
  const hours = [1, 2, 3, 4, 5].flatMap((day) => [
    { day, from: 9 * 60, to: 12 * 60 },
    { day, from: 13 * 60, to: day === 5 ? 15 * 60 : 17 * 60 },
  ]);
  const premium = demoProfessionals.filter(({ plan }) => plan === 'premium').map(({ name }) => users.idOf(name));
  const people: { id: number; state: string | null }[] = await knex('users')
    .whereIn('id', premium)
    .select('id', 'state');
  await knex.batchInsert(
    'booking_settings',
    people.map(({ id: userId, state }) => ({
      ...{
        userId,
        offered: true,
        timeZone: timeZones[state ?? ''] ?? 'America/New_York',
        hours: JSON.stringify(hours),
      },
      ...{ meetingMinutes: 30, bufferBefore: 0, bufferAfter: 15, noticeHours: 24, bookableDays: 30, mostPerDay: 6 },
      ...{ meetingKind: 'video', location: `https://meet.counterpart.test/room-${userId}` },
      ...{ createdAt: now, updatedAt: now },
    })),
    50,
  );
}
