import { beforeEach, describe, expect, it } from 'vitest';
import type { MeetingTimes, Professional, QuizResult } from '../../../contract/named-types';
import { quizContactFields, quizSteps } from '../../../contract/quiz-questions';
import type { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { mailsTo } from '../../../platform/testing/mailbox';
import { signIn } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { pushedTo, type PushedEvent } from '../../../platform/testing/pushed-events';
import { createSubscription } from '../../money/billing/billing-factory';
import { createBookingSettings } from '../../conversations/booking/booking-factory';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { VerificationDocument } from '../../directory/verification/verification-document.model';
import { notificationKinds, type NotificationKind } from './notification-kinds';
import { Notification } from './notification.model';

const test = testServer();
let client: User;
let professional: User;
let admin: User;
beforeEach(async () => {
  client = await createUser({ firstName: 'Cleo', lastName: 'Client' });
  professional = await createProfessional({ firstName: 'Maria', lastName: 'Lopez' }, { verified: true });
  admin = await createUser({ userType: 'admin' });
});

const call = async (method: 'POST' | 'PUT', url: string, viewer: User, payload: object) => {
  const response = await test.server.inject({ method, url, headers: await signIn(test, viewer), payload });
  expect(response.statusCode, `${url}: ${response.payload}`).toBeLessThan(300);
  return response.result as { id: number };
};
let meetingId = 0;
const review = () =>
  call('POST', `/api/accountants/${professional.id}/reviews`, client, { rating: 4, comment: 'Found two credits.' });

/** Answers of a quiz whose every question takes its first option. */
function quizAnswers(): Record<string, string | string[]> {
  const questions = quizSteps.flatMap(({ main, more }) => [main, ...more]);
  const chosen = questions.map(({ title, kind, options = [''] }) => [
    title,
    kind === 'checkbox' ? [options[0] ?? ''] : (options[0] ?? ''),
  ]);
  const contact = quizContactFields.map(({ name }) => [
    name,
    { email: 'cleo@example.com', termsAgreed: 'true' }[name as string] ?? 'Cleo',
  ]);
  return Object.fromEntries([...chosen, ...contact]) as Record<string, string | string[]>;
}

/** Event with the notified user, text and link. */
interface Pushed {
  readonly happen: () => Promise<unknown>;
  readonly to: () => User;
  readonly title: string;
  readonly href: () => string;
}

const events: Readonly<Partial<Record<NotificationKind, Pushed>>> = {
  message: {
    happen: async () => {
      await call('POST', '/api/messages', professional, { receiverId: client.id, content: 'Hello' });
      await call('POST', '/api/messages', client, { receiverId: professional.id, content: 'Hello' });
    },
    to: () => professional,
    title: 'New message from Cleo Client',
    href: () => `/messages?with=${client.id}`,
  },
  connection: {
    happen: () => call('POST', '/api/messages', client, { receiverId: professional.id, content: 'Hello' }),
    to: () => professional,
    title: 'Connection request from Cleo Client',
    href: () => `/messages?with=${client.id}`,
  },
  meeting: {
    happen: async () => {
      await createSubscription(professional.id, 'premium');
      await createBookingSettings(professional.id);
      const path = `/api/accountants/${professional.id}`;
      const headers = await signIn(test, client);
      const { result } = await test.server.inject({ url: `${path}/meeting-times`, headers });
      const [startsAt] = (result as MeetingTimes).times;
      const request = { startsAt, timeZone: 'America/Chicago', note: '' };
      meetingId = (await call('POST', `${path}/meetings`, client, request)).id;
    },
    to: () => professional,
    title: 'Cleo Client requested a meeting',
    href: () => `/messages?with=${client.id}&meeting=${meetingId}`,
  },
  match: {
    happen: async () => {
      const id = 'c1c1c1c1-c1c1-4c1c-8c1c-c1c1c1c1c1c1';
      const { matches } = (await call('POST', '/api/quiz', client, {
        id,
        answers: quizAnswers(),
      })) as unknown as QuizResult;
      expect(matches.map((match) => match.professional.id)).toEqual([professional.id]);
      await call('POST', `/api/quiz/${id}/contacts`, client, { professionalId: professional.id, consent: true });
    },
    to: () => professional,
    title: 'Cleo Client chose you in the matching quiz',
    href: () => `/messages?with=${client.id}`,
  },
  review: {
    happen: review,
    to: () => professional,
    title: 'New review from Cleo Client',
    href: () => `/accountant/${professional.id}?tab=reviews`,
  },
  review_reply: {
    happen: async () => call('PUT', `/api/reviews/${(await review()).id}/reply`, professional, { reply: 'Thank you.' }),
    to: () => client,
    title: 'Maria Lopez replied to your review',
    href: () => `/accountant/${professional.id}?tab=reviews`,
  },
  verification: {
    happen: async () => {
      const asking = await createProfessional();
      professional = asking;
      await VerificationDocument.query().insert({
        userId: asking.id,
        requestId: null,
        name: 'license.pdf',
        mimeType: 'application/pdf',
        bytes: 9,
        fileId: `${'e'.repeat(32)}.pdf`,
        createdAt: new Date(),
      });
      const { request } = (await call('POST', '/api/verification', asking, {
        licenceNumber: 'CPA-12345',
        issuer: 'Texas State Board',
        state: 'TX',
      })) as unknown as { request: { id: number } };
      subscribe(asking);
      await call('POST', `/api/admin/verification/${request.id}/decision`, admin, { decision: 'approve' });
    },
    to: () => professional,
    title: 'You are verified',
    href: () => '/dashboard?tab=profile',
  },
  listing: {
    happen: async () => {
      await call('PUT', '/api/admin/settings/listing-review', admin, { mode: 'manual' });
      const waiting = await createUser({ userType: 'accountant' });
      professional = waiting;
      const listing = {
        bio: 'Tax returns for small shops.',
        services: ['tax'],
        specialties: ['tech'],
        pricing: 'From $100',
      };
      const { id } = (await call('POST', '/api/accountants/profile', waiting, listing)) as Professional;
      subscribe(waiting);
      await call('POST', `/api/admin/listings/${id}/decision`, admin, { decision: 'list' });
    },
    to: () => professional,
    title: 'Your profile is listed',
    href: () => '/dashboard?tab=profile',
  },
  moderation: {
    happen: async () => {
      const { id } = await review();
      await call('POST', `/api/reviews/${id}/reports`, professional, { reason: 'spam' });
      const [report] = (
        await test.server.inject({ url: '/api/admin/review-reports', headers: await signIn(test, admin) })
      ).result as { id: number }[];
      await call('POST', `/api/admin/review-reports/${report?.id}/decision`, admin, {
        decision: 'hide',
        note: 'This is an advertisement.',
      });
    },
    to: () => client,
    title: 'Your review was removed by a moderator',
    href: () => '/dashboard?tab=reviews',
  },
};

/** Kinds whose causes are not built yet, or that have a mail of their own, which the tests of their modules read. */
const withoutCause: readonly NotificationKind[] = [
  ...(['plan', 'work', 'guide', 'compliance_date', 'review_invitation', 'security'] as const),
];

let pushed = new Map<number, PushedEvent[]>();
const subscribe = (user: User) => void pushed.set(user.id, pushedTo(user));

describe('notifications of events', () => {
  it('has a row here for each kind', () => {
    expect([...Object.keys(events), ...withoutCause].sort()).toEqual(Object.keys(notificationKinds).sort());
  });

  it.each(Object.entries(events))(
    '%s is stored, pushed and mailed, and leads to what it is about',
    async (kind, { happen, to, title, href }) => {
      pushed = new Map([client, professional].map((user) => [user.id, pushedTo(user)]));
      await happen();
      const { id: userId, email } = to();
      const stored = await Notification.query().where({ userId, kind });
      expect(stored).toMatchObject([{ title, href: href(), read: false }]);
      const created = (pushed.get(userId) ?? []).filter(({ name }) => name === 'notification.created');
      expect(created).toMatchObject([
        { payload: { notification: { id: stored[0]?.id, kind, title, href: href(), read: false } } },
      ]);
      const label = href().startsWith('/messages') ? 'Reply to Cleo' : 'See Details';
      expect((await mailsTo(email)).flatMap(({ content }) => content ?? [])).toMatchObject([
        { items: [{ title, href: href() }], action: { label, href: href() } },
      ]);
    },
  );
});
