import { beforeEach, describe, expect, it } from 'vitest';
import type { Message, PersonReport as PresentedReport } from '../../../contract/named-types';
import { AuditEntry } from '../../../platform/audit/audit-entry.model';
import type { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { signIn } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { Notification } from '../../identity/notifications/notification.model';
import { PersonReport } from './person-report.model';

const test = testServer();
let reporter: User;
let rude: User;
let admin: User;
let message: Message;
beforeEach(async () => {
  [reporter, rude] = [await createUser({ firstName: 'Rita' }), await createUser({ firstName: 'Rudi' })];
  admin = await createUser({ userType: 'admin' });
  const content = `Send me money. ${'x '.repeat(400)}`;
  message = (await call(rude, 'POST', '/api/messages', { receiverId: reporter.id, content })).result as Message;
});

const call = async (viewer: User, method: 'GET' | 'POST', url: string, payload?: object) =>
  test.server.inject({ method, url, headers: await signIn(test, viewer), ...(payload && { payload }) });
const file = (changes: object = {}, by = reporter, about = rude) =>
  call(by, 'POST', `/api/users/${about.id}/reports`, {
    reason: 'scam',
    details: '',
    messageId: message.id,
    ...changes,
  });
const news = (user: User) => Notification.query().where({ userId: user.id, kind: 'moderation' });

describe('reporting a user', () => {
  it('stores the beginning of the reported message and tells the reported person nothing', async () => {
    expect((await file()).statusCode).toBe(204);
    const stored = await PersonReport.query().first().throwIfNotFound();
    expect(stored.excerpt).toMatch(/^Send me money\. x x .*…$/);
    expect(stored.excerpt?.length).toBeLessThanOrEqual(500);
    expect(await news(rude)).toEqual([]);
    expect((await file()).headers['x-error-code']).toBe('already_reported');
    expect((await file({ messageId: undefined })).statusCode).toBe(204);
  });

  it('takes messages that were written to the reporter by the reported only, and needs a conversation', async () => {
    const stranger = await createUser();
    expect((await file({}, rude, reporter)).headers['x-error-code']).toBe('message_not_found');
    expect((await file({}, stranger)).headers['x-error-code']).toBe('conversation_not_found');
    expect((await file({}, rude, rude)).headers['x-error-code']).toBe('cannot_report_yourself');
    expect((await file({ reason: 'other' })).payload).toBe('Please describe what is wrong');
    expect(await PersonReport.query().resultSize()).toBe(0);
  });
});

describe('deciding', () => {
  const decide = (id: number, decision: string, as = admin) =>
    call(as, 'POST', `/api/admin/person-reports/${id}/decision`, { decision, note: 'Do not ask for money.' });

  it('is for administrators', async () => {
    await file();
    const { id } = await PersonReport.query().first().throwIfNotFound();
    expect((await decide(id, 'warn', reporter)).headers['x-error-code']).toBe('admin_only');
    expect((await call(rude, 'GET', `/api/admin/person-reports/${id}`)).headers['x-error-code']).toBe('admin_only');
  });

  it('warns without naming the reporter, once for two concurrent decisions, for every report of the user', async () => {
    await file();
    await file({ messageId: undefined });
    const [first, second] = await PersonReport.query().orderBy('id');
    const responses = await Promise.all([decide(first!.id, 'warn'), decide(second!.id, 'warn')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await PersonReport.query().findById(first!.id)).toMatchObject({ status: 'upheld' });
    expect(await PersonReport.query().findById(second!.id)).toMatchObject({ status: 'upheld' });
    const [warning] = await news(rude);
    expect(warning).toMatchObject({
      title: 'A warning from our moderators',
      body: 'Do not ask for money.',
      fromId: null,
    });
    expect(JSON.stringify(warning)).not.toMatch(new RegExp(`Rita|with=${reporter.id}`));
    expect((await news(reporter)).map(({ title }) => title)).toEqual(Array(2).fill('We have acted on your report'));
    expect(
      (await AuditEntry.query().where({ action: 'person.reportDecided' })).map(({ userId, actorId }) => [
        userId,
        actorId,
      ]),
    ).toEqual(Array(2).fill([rude.id, admin.id]));
  });

  it('shows administrators the excerpt, both people and nothing else of the conversation', async () => {
    await file();
    const { id } = await PersonReport.query().first().throwIfNotFound();
    const { result } = await call(admin, 'GET', `/api/admin/person-reports/${id}`);
    expect(result).toMatchObject({ reporter: { firstName: 'Rita' }, reported: { firstName: 'Rudi' }, upheldBefore: 0 });
    expect((result as PresentedReport).excerpt?.length).toBeLessThanOrEqual(500);
    expect((await decide(id, 'dismiss')).statusCode).toBe(200);
    expect(await news(rude)).toEqual([]);
    expect((await news(reporter)).map(({ title }) => title)).toEqual(['We have looked at your report']);
  });
});
