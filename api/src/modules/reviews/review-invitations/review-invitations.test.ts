import { beforeEach, describe, expect, it } from 'vitest';
import type { PastClient, ReviewInvitations } from '../../../contract/named-types';
import { User } from '../../../platform/auth/user.model';
import { Mail } from '../../../platform/mail/mail.model';
import { createUser } from '../../../platform/testing/factories';
import { createClock } from '../../../platform/testing/moved-clock';
import { signIn } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { addDays } from '../../money/billing/subscriptions/billing-periods';
import { Subscription } from '../../money/billing/subscriptions/subscription.model';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { inviteAutomatically } from './automatic-invitations';
import { ReviewInvitation } from './review-invitation.model';

const clock = createClock(new Date().toISOString());
const test = testServer({}, clock);
let rachel: User;
let ana: User;
beforeEach(async () => {
  clock.moveTo(new Date().toISOString());
  rachel = await createProfessional({ firstName: 'Rachel', lastName: 'Whitfield' }, { plan: 'professional' });
  ana = await pastClient('Ana');
});

const call = async (as: User, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  test.server.inject({ method, url, headers: await signIn(test, as), ...(payload && { payload }) });
const send = async (from: User, to: User) =>
  call(from, 'POST', '/api/messages', { receiverId: to.id, content: 'Hello there' });

/** A client who has written to Rachel, and to whom she has answered. */
async function pastClient(firstName: string): Promise<User> {
  const client = await createUser({ firstName, lastName: 'Ruiz', emailConfirmedAt: new Date() });
  await send(client, rachel);
  await send(rachel, client);
  return client;
}
const invite = async (client: User, note?: string, as = rachel) => {
  const body = { clientId: client.id, ...(note !== undefined && { note }) };
  const { statusCode, headers } = await call(as, 'POST', '/api/review-invitations', body);
  return headers['x-error-code'] ?? statusCode;
};
const listOf = async () => (await call(rachel, 'GET', '/api/review-invitations')).result as ReviewInvitations;
const stateOf = async (client: User): Promise<PastClient | undefined> =>
  (await listOf()).clients.find(({ id }) => id === client.id);
const review = (client: User) =>
  call(client, 'POST', `/api/accountants/${rachel.id}/reviews`, { rating: 5, comment: 'Good work, in time.' });
const mails = () => Mail.query().where({ kind: 'review-invitation' }).orderBy('id');
const upgrade = () => Subscription.query().where({ userId: rachel.id }).patch({ plan: 'premium' });

describe('an invitation to review', () => {
  it('is one mail to a past client, which leads to the form after signing in', async () => {
    expect(await stateOf(ana)).toMatchObject({ status: 'open', invitedAt: null });
    expect(await invite(ana)).toBe(200);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      ...{ toEmail: ana.email, subject: 'Rachel Whitfield asks for your review' },
      content: {
        action: { href: `/auth?next=${encodeURIComponent(`/accountant/${rachel.id}?tab=reviews`)}` },
      },
    });
    expect(await stateOf(ana)).toMatchObject({ status: 'invited', automatic: false });
    expect(await invite(ana)).toBe('already_invited');
    await review(ana);
    const { status, invitedAt, reviewedAt } = (await stateOf(ana))!;
    expect([status, invitedAt !== null, reviewedAt !== null]).toEqual(['reviewed', true, true]);
  });

  it('is sent once, however often it is requested at the same moment', async () => {
    await signIn(test, rachel);
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite(ana)));
    expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'already_invited')).toHaveLength(4);
    expect(await mails()).toHaveLength(1);
  });

  it('is not for strangers, who never got an answer, reviewed already, or are no clients', async () => {
    expect(await invite(await createUser())).toBe('past_client_not_found');
    const unanswered = await createUser({ emailConfirmedAt: new Date() });
    await send(unanswered, rachel);
    expect(await invite(unanswered)).toBe('past_client_not_found');
    const colleague = await createProfessional({ emailConfirmedAt: new Date() });
    await send(colleague, rachel);
    await send(rachel, colleague);
    expect(await invite(colleague)).toBe('past_client_not_found');
    await review(ana);
    expect(await invite(ana)).toBe('already_reviewed');
    expect(await mails()).toEqual([]);
  });

  it('is not for those who turned such mail off, blocked or were blocked, are suspended, deleted or unconfirmed', async () => {
    await call(ana, 'PUT', '/api/notifications/preferences', { kind: 'review_invitation', byMail: false });
    const blocking = await pastClient('Bo');
    await call(blocking, 'PUT', `/api/blocks/${rachel.id}`);
    const blocked = await pastClient('Cy');
    await call(rachel, 'PUT', `/api/blocks/${blocked.id}`);
    const suspended = await pastClient('Di');
    await User.query().findById(suspended.id).patch({ suspendedAt: new Date() });
    const unconfirmed = await pastClient('Ed');
    await User.query().findById(unconfirmed.id).patch({ emailConfirmedAt: null });
    for (const client of [ana, blocking, blocked, suspended, unconfirmed]) {
      expect((await stateOf(client))?.status).toBe('unavailable');
      expect(await invite(client)).toBe('invitations_not_taken');
    }
    const deleted = await pastClient('Fe');
    await User.query().findById(deleted.id).patch({ deletedAt: new Date() });
    expect(await stateOf(deleted)).toBeUndefined();
    const { clients } = (await call(rachel, 'GET', '/api/review-invitations?offset=4')).result as ReviewInvitations;
    expect(clients.map(({ id }) => id)).toEqual([ana.id]);
    expect(await invite(deleted)).toBe('past_client_not_found');
    expect(await mails()).toEqual([]);
  });

  it('is part of Professional, and needs a public listing', async () => {
    await test.database('accountant_profiles').where({ userId: rachel.id }).update({ listed: false });
    expect(await invite(ana)).toBe('listing_not_public');
    await test.database('accountant_profiles').where({ userId: rachel.id }).update({ listed: true });
    await Subscription.query().where({ userId: rachel.id }).patch({ liveKey: null, status: 'ended' });
    expect(await invite(ana)).toBe('review_invitations_not_in_plan');
    expect(await invite(ana, '', ana)).toBe('accountants_only');
    expect(await ReviewInvitation.query().resultSize()).toBe(0);
  });

  it('has a note on Premium', async () => {
    expect(await invite(ana, 'It was a pleasure.')).toBe('advanced_invitations_not_in_plan');
    await upgrade();
    expect(await invite(ana, 'It was a pleasure.')).toBe(200);
    expect((await mails())[0]?.content?.paragraphs).toContain('Rachel writes: “It was a pleasure.”');
  });
});

describe('automatic invitations', () => {
  const settings = { automatic: true, daysAfter: 7, note: 'Thank you!' };
  const save = async (changes: object = {}) => {
    const saved = await call(rachel, 'PUT', '/api/review-invitations/settings', { ...settings, ...changes });
    return saved.headers['x-error-code'] ?? saved.statusCode;
  };
  const inDays = (days: number): Date => addDays(new Date(), days);

  it('are part of Premium', async () => {
    expect(await save()).toBe('advanced_invitations_not_in_plan');
    expect(await save({ automatic: false })).toBe(200);
    await upgrade();
    expect(await save()).toBe(200);
    expect((await listOf()).settings).toEqual(settings);
  });

  it('follow the last message by the chosen days, once, with the note, also from two processes', async () => {
    await upgrade();
    // On before Ana’s next message, off the clock of the messages themselves.
    clock.moveTo(addDays(new Date(), -1).toISOString());
    await save();
    expect(await inviteAutomatically(inDays(6))).toBe(0);
    const runs = await Promise.allSettled([inviteAutomatically(inDays(8)), inviteAutomatically(inDays(8))]);
    expect(runs.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await mails()).toHaveLength(1);
    expect((await mails())[0]?.content?.paragraphs).toContain('Rachel writes: “Thank you!”');
    expect(await stateOf(ana)).toMatchObject({ status: 'invited', automatic: true });
    expect(await inviteAutomatically(inDays(30))).toBe(0);
  });

  it('leave conversations from before alone, and end with the plan', async () => {
    await upgrade();
    clock.moveTo(inDays(1).toISOString());
    await save();
    expect(await inviteAutomatically(inDays(20))).toBe(0);
    clock.moveTo(addDays(new Date(), -1).toISOString());
    await save({ automatic: false });
    await save();
    await Subscription.query().where({ userId: rachel.id }).patch({ plan: 'professional' });
    expect(await inviteAutomatically(inDays(20))).toBe(0);
    await upgrade();
    expect(await inviteAutomatically(inDays(20))).toBe(1);
  });
});
