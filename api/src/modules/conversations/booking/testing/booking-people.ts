import { expect } from 'vitest';
import type { BookingSettings, Meeting as Presented, MeetingList } from '../../../../contract/named-types';
import type { User } from '../../../../platform/auth/user.model';
import { createUser } from '../../../../platform/testing/factories';
import { signIn, type BrowserHeaders } from '../../../../platform/testing/sign-in';
import type { TestServer } from '../../../../platform/testing/test-server';
import { createProfessional } from '../../../directory/professionals/professional-factory';
import { createBookingSettings } from '../booking-factory';

/** Time zone of people in the booking tests. */
const timeZone = 'America/Chicago';
/** The time that is booked when a test says nothing else: a Tuesday. */
export const first = '2027-01-12T15:00:00.000Z';

/** A signed-in user of a test. */
export interface Person {
  readonly user: User;
  readonly headers: BrowserHeaders;
}

/** The settings in an answer, as they are sent back. */
export const draft = (body: unknown): Omit<BookingSettings, 'isInPlan'> => {
  const { isInPlan: _isInPlan, ...settings } = body as BookingSettings;
  return settings;
};

/** Clients and professionals of a test, and what they do with meetings. */
export function bookingPeople(server: () => TestServer) {
  const signedIn = async (user: User): Promise<Person> => ({ user, headers: await signIn(server(), user) });
  const clientOf = async (changes: Parameters<typeof createUser>[0] = {}) => signedIn(await createUser(changes));
  const premium = async (changes: Parameters<typeof createBookingSettings>[1] = {}) => {
    const person = await signedIn(await createProfessional({}, { plan: 'premium' }));
    await createBookingSettings(person.user.id, changes);
    return person;
  };
  const call = async (who: Person | null, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const response = await server().server.inject({
      method,
      url,
      ...(who && { headers: who.headers }),
      ...(payload && { payload }),
    });
    const code = response.headers['x-error-code'] as string | undefined;
    return {
      status: response.statusCode,
      code,
      text: response.payload,
      body: response.result,
      headers: response.headers,
    };
  };
  const book = (client: Person, professional: Person, startsAt = first, note = 'About my taxes') =>
    call(client, 'POST', `/api/accountants/${professional.user.id}/meetings`, { startsAt, timeZone, note });
  const booked = async (client: Person, professional: Person, startsAt = first) => {
    const { status, body } = await book(client, professional, startsAt);
    expect(status).toBe(200);
    return body as Presented;
  };
  const act = (who: Person, { id }: { readonly id: number }, what: string, payload?: object) =>
    call(who, what === 'proposal' && payload ? 'PUT' : 'POST', `/api/meetings/${id}/${what}`, payload);
  const meetingsOf = async (who: Person, query = '') => {
    const { body } = await call(who, 'GET', `/api/meetings${query}`);
    return (body as MeetingList).items;
  };
  const both = async () => ({ professional: await premium(), client: await clientOf() });
  const agreed = async () => {
    const people = await both();
    const meeting = await booked(people.client, people.professional);
    expect((await act(people.professional, meeting, 'confirm', { startsAt: first })).status).toBe(200);
    return { ...people, meeting };
  };
  return { signedIn, clientOf, premium, call, book, booked, act, meetingsOf, both, agreed };
}
