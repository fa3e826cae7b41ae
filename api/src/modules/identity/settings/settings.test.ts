import type { Server } from '@hapi/hapi';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServer } from '../../../../server/create-server';
import { adjustableLimits, type AdjustableLimit } from '../../../contract/site-settings';
import type { Site, SiteSettings, StoredSiteSettings } from '../../../contract/named-types';
import { AuditEntry } from '../../../platform/audit/audit-entry.model';
import { readDetails } from '../../../platform/audit/audit-texts';
import { followSettingsJob } from '../../../platform/site/follow-settings';
import { defaultSettings } from '../../../platform/site/site-settings';
import { ContactTicket } from '../../operations/contact/contact-ticket.model';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { mailsTo } from '../../../platform/testing/mailbox';
import { signIn, visitor, type BrowserHeaders } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { presentSite } from './settings.presenter';

/** Two processes' servers on one database; the other one has limits. */
let test: TestServer;
let other: Server;
let admin: BrowserHeaders;
beforeAll(async () => {
  test = await createTestServer();
  other = await createServer({ ...test.settings, rateLimits: true }, test.database);
  await other.initialize();
});
beforeEach(async () => {
  await test.empty();
  for (const server of [test.server, other]) server.app.platform.site.forget();
  admin = await signIn(test, await createUser({ userType: 'admin', email: 'ada@example.com' }));
});
afterAll(async () => {
  await other.stop();
  await test.stop();
});

const url = '/api/admin/settings';
const read = async () => (await test.server.inject({ url, headers: admin })).result as StoredSiteSettings;
const put = (payload: object, server = test.server, headers = admin) =>
  server.inject({ method: 'PUT', url, headers, payload });
const save = async (changes: Partial<SiteSettings>, server = test.server) => {
  const { version, settings } = await read();
  const response = await put({ version, settings: { ...settings, ...changes } }, server);
  expect([response.statusCode, response.payload.slice(0, 60)]).toEqual([200, expect.stringContaining('{')]);
  return response.result as StoredSiteSettings;
};
const site = async (server = test.server) => (await server.inject({ url: '/api/site' })).result as Site;
/** As long as another process may go on with what it has in memory. */
const untilSeen = () => wait(1_050);
/** The other process is where it would be after that, without the wait. */
const seen = () => {
  other.app.platform.site.forget();
};
const banner = { text: 'We are closed on Monday.', tone: 'info', link: null, from: null, until: null } as const;

describe('the settings', () => {
  it('are the defaults until an administrator changes them, and then with who changed what in the audit log', async () => {
    expect(await read()).toMatchObject({
      version: 0,
      settings: defaultSettings,
      defaults: defaultSettings,
      model: null,
    });
    const navigation = { order: [], hidden: [] };
    expect(await site()).toEqual({
      name: 'Counterpart',
      supportEmail: null,
      banner: null,
      switchedOff: [],
      navigation,
    });
    const saved = await save({ siteName: 'Ledgerly', areas: { ...defaultSettings.areas, blog: false } });
    expect(saved).toMatchObject({ version: 1, settings: { siteName: 'Ledgerly', areas: { blog: false } } });
    expect(await read()).toEqual(saved);
    const entry = await AuditEntry.query().findOne({ action: 'settings.changed' }).throwIfNotFound();
    expect(readDetails(entry.details).changes).toEqual([
      { field: 'areas.blog', before: true, after: false },
      { field: 'siteName', before: 'Counterpart', after: 'Ledgerly' },
    ]);
  });

  it('order what areas bring, also what no area brings now, and name it in the audit log', async () => {
    const navigation = { order: ['/pricing', '/search', 'dashboard.widgets year-end'], hidden: ['/gone'] };
    await save({ navigation });
    expect((await site()).navigation).toEqual(navigation);
    const entry = await AuditEntry.query().findOne({ action: 'settings.changed' }).throwIfNotFound();
    expect(readDetails(entry.details).changes).toEqual([
      { field: 'navigation.hidden', before: '', after: '/gone' },
      { field: 'navigation.order', before: '', after: '/pricing, /search, dashboard.widgets year-end' },
    ]);
    const { version, settings } = await read();
    const twice = { ...settings, navigation: { order: ['/search', '/search'], hidden: [] } };
    expect((await put({ version, settings: twice })).statusCode).toBe(400);
    // A release of administration from before does not send it.
    const { navigation: _, ...older } = settings;
    expect((await put({ version, settings: older })).statusCode).toBe(200);
    expect((await site()).navigation).toEqual(navigation);
  });

  it('are only for administrators', async () => {
    const client = await signIn(test, await createUser());
    for (const [headers, status] of [
      [visitor, 401],
      [client, 403],
    ] as const) {
      expect((await test.server.inject({ url, headers })).statusCode).toBe(status);
      expect((await put({ version: 0, settings: defaultSettings }, test.server, headers)).statusCode).toBe(status);
      const mail = await test.server.inject({ method: 'POST', url: `${url}/test-mail`, headers });
      expect(mail.statusCode).toBe(status);
    }
    expect((await read()).version).toBe(0);
  });

  it('are not overwritten by who saw older ones, whichever process takes the save', async () => {
    const { version, settings } = await read();
    await save({ siteName: 'First' }, other);
    const refused = await put({ version, settings: { ...settings, siteName: 'Second' } });
    expect([refused.statusCode, refused.headers['x-error-code']]).toEqual([409, 'settings_changed']);
    expect((await read()).settings.siteName).toBe('First');
  });

  it('of several at the same moment stores one and tells the others', async () => {
    for (const start of [0, 1]) {
      const { version, settings } = await read();
      expect(version).toBe(start);
      const statuses = await Promise.all(
        [test.server, other, test.server, other].map(async (server, index) => {
          const payload = { version, settings: { ...settings, siteName: `Name ${start} ${index}` } };
          return (await put(payload, server)).statusCode;
        }),
      );
      expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    }
  });

  it.each([
    ['siteName', { siteName: 'X' }, 'The site name has 2 to 60 characters.'],
    ['supportEmail', { supportEmail: 'nobody' }, 'Enter an email address, or leave it empty.'],
    ['banner.text', { banner: { ...banner, text: '  ' } }, 'Enter the text of the banner, or switch it off.'],
    ['banner.text', { banner: { ...banner, text: 'x'.repeat(201) } }, 'A banner can have 200 characters.'],
    [
      'banner.link.href',
      { banner: { ...banner, link: { label: 'Go', href: 'javascript:alert(1)' } } },
      /Link to a page on this site/,
    ],
    [
      'banner.link.href',
      { banner: { ...banner, link: { label: 'Go', href: '//evil.example' } } },
      /Link to a page on this site/,
    ],
    [
      'banner.link.href',
      { banner: { ...banner, link: { label: 'Go', href: '/\\evil.example' } } },
      /Link to a page on this site/,
    ],
    ['banner.link.label', { banner: { ...banner, link: { label: '', href: '/pricing' } } }, /A link needs a text/],
    [
      'banner.until',
      { banner: { ...banner, from: '2027-01-02T00:00:00.000Z', until: '2027-01-01T00:00:00.000Z' } },
      'The banner has to end after it begins.',
    ],
    ['limits.messages', { limits: { ...defaultSettings.limits, messages: 4 } }, 'Enter a whole number from 5 to 600.'],
    [
      'limits.messages',
      { limits: { ...defaultSettings.limits, messages: 601 } },
      'Enter a whole number from 5 to 600.',
    ],
    ['limits.contactIp', { limits: { ...defaultSettings.limits, contactIp: 1.5 } }, /from 1 to 100/],
    ['retention.auditDays', { retention: { ...defaultSettings.retention, auditDays: 30 } }, /from 365 to 3650/],
    ['retention.quizDays', { retention: { ...defaultSettings.retention, quizDays: 29 } }, /from 30 to 365/],
  ])('refuse what is out of bounds, at its field: %s', async (field, changes, sentence) => {
    const { version, settings } = await read();
    const refused = await put({ version, settings: { ...settings, ...changes } });
    expect([refused.statusCode, refused.headers['x-error-field']]).toEqual([400, `settings.${field}`]);
    expect(refused.payload).toMatch(sentence);
    expect((await read()).version).toBe(0);
  });
});

describe('another process', () => {
  it.each(Object.keys(adjustableLimits) as AdjustableLimit[])('counts %s by the new limit', async (name) => {
    const { min } = adjustableLimits[name];
    const { limits } = other.app.platform;
    const key = `somebody of ${name}`;
    await limits.consume(name, key);
    await save({ limits: { ...defaultSettings.limits, [name]: min } });
    seen();
    for (let counted = 1; counted < min; counted += 1) await limits.consume(name, key);
    await expect(limits.consume(name, key)).rejects.toMatchObject({ status: 429 });
    await save({ limits: { ...defaultSettings.limits, [name]: min + 3 } });
    seen();
    await limits.consume(name, key);
  });

  it('refuses one request too many', async () => {
    await save({ limits: { ...defaultSettings.limits, contactIp: 1 } });
    seen();
    const payload = {
      name: 'Jo',
      email: 'jo@example.com',
      phone: '',
      subject: 'general',
      message: 'Hello, is anybody there?',
    };
    const headers = { ...visitor, 'x-forwarded-for': '203.0.113.77' };
    const send = () => other.inject({ method: 'POST', url: '/api/contact', headers, payload });
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([204, 429]);
  });

  const writes = {
    messaging: ['/api/messages', { receiverId: 1, content: 'Hello' }],
    blog: ['/api/newsletter', { email: 'reader@example.com' }],
    compliance: ['/api/compliance/ask', { question: 'When is Form 1099 due?' }],
  } as const;
  it.each([
    ['messaging', 'Messaging is switched off for now. Please try again later.'],
    ['blog', 'The blog is switched off for now. Please try again later.'],
    ['compliance', 'The Compliance Center is switched off for now. Please try again later.'],
  ] as const)('takes nothing for %s while it is switched off, and again afterwards', async (area, sentence) => {
    const headers = await signIn(test, await createUser());
    const [path, payload] = writes[area];
    const write = () => other.inject({ method: 'POST', url: path, headers, payload });
    await save({ areas: { ...defaultSettings.areas, [area]: false } });
    seen();
    const refused = await write();
    expect([refused.statusCode, refused.headers['x-error-code'], refused.payload]).toEqual([
      403,
      'area_switched_off',
      sentence,
    ]);
    expect((await site(other)).switchedOff).toEqual([area]);
    await save({ areas: defaultSettings.areas });
    seen();
    expect((await write()).headers['x-error-code']).not.toBe('area_switched_off');
  });

  it.each([
    ['/api/blog', 'blog', 'The blog is switched off for now. Please try again later.'],
    ['/api/blog/search?q=tax', 'blog', 'The blog is switched off for now. Please try again later.'],
    ['/api/blog/some-post', 'blog', 'The blog is switched off for now. Please try again later.'],
    ['/api/blog/feeds/rss.xml', 'blog', 'The blog is switched off for now. Please try again later.'],
    ['/api/compliance', 'compliance', 'The Compliance Center is switched off for now. Please try again later.'],
    [
      '/api/compliance/search?q=tax',
      'compliance',
      'The Compliance Center is switched off for now. Please try again later.',
    ],
    ['/api/compliance/1', 'compliance', 'The Compliance Center is switched off for now. Please try again later.'],
  ] as const)('shows only administrators %s while %s is switched off', async (path, area, sentence) => {
    const client = await signIn(test, await createUser());
    await save({ areas: { ...defaultSettings.areas, [area]: false } });
    seen();
    for (const headers of [visitor, client]) {
      const refused = await other.inject({ url: path, headers });
      expect([refused.statusCode, refused.headers['x-error-code'], refused.payload]).toEqual([
        404,
        'area_switched_off',
        sentence,
      ]);
      expect(refused.headers['cache-control']).toBe('no-store');
    }
    const read = await other.inject({ url: path, headers: admin });
    const isFeed = path.includes('feeds');
    expect(read.headers['x-error-code'] === 'area_switched_off').toBe(isFeed);
    await save({ areas: defaultSettings.areas });
    seen();
    expect((await other.inject({ url: path, headers: visitor })).headers['x-error-code']).not.toBe('area_switched_off');
  });

  it('leaves people what is theirs while its area is switched off', async () => {
    const client = await signIn(test, await createUser());
    await save({ areas: { messaging: false, blog: false, compliance: false } });
    await untilSeen();
    for (const path of ['/api/conversations', '/api/compliance/saved-answers'])
      expect((await other.inject({ url: path, headers: client })).statusCode, path).toBe(200);
  });

  it('leaves to administrators, and to who ends mails, what is switched off', async () => {
    await save({ areas: { messaging: false, blog: false, compliance: false } });
    const created = await test.server.inject({ method: 'POST', url: '/api/blog', headers: admin, payload: {} });
    expect(created.statusCode).toBe(400);
    const ended = await test.server.inject({
      method: 'POST',
      url: '/api/newsletter/unsubscribe/unknown',
      headers: visitor,
    });
    expect(ended.headers['x-error-code']).not.toBe('area_switched_off');
  });

  it('leaves what is switched off out of the site maps', async () => {
    const pages = async () => (await other.inject({ url: '/api/site-maps/pages-1.xml' })).payload;
    expect(await pages()).toContain('/blog</loc>');
    await save({ areas: { ...defaultSettings.areas, blog: false } });
    seen();
    expect(await pages()).not.toContain('/blog</loc>');
    expect(await pages()).toContain('/compliance</loc>');
    const posts = await other.inject({ url: '/api/site-maps/posts-1.xml' });
    expect(posts.statusCode).toBe(404);
  });

  it('has the pages beside it rendered again', async () => {
    const announceHere = vi.fn();
    const job = followSettingsJob(other.app.platform.site, { announceHere });
    await job.run();
    await save({ siteName: 'Ledgerly' });
    expect(announceHere).not.toHaveBeenCalled();
    await job.run();
    await job.run();
    expect(announceHere).toHaveBeenCalledTimes(1);
    expect((await site(other)).name).toBe('Ledgerly');
  });
});

describe('the banner', () => {
  it('is shown from its beginning to its end, and another text is another banner', () => {
    const [from, until] = ['2027-01-01T00:00:00.000Z', '2027-01-02T00:00:00.000Z'];
    const at = (moment: string, changes = {}) =>
      presentSite({ ...defaultSettings, banner: { ...banner, from, until, ...changes } }, new Date(moment)).banner;
    expect(at('2026-12-31T23:59:59.999Z')).toBeNull();
    expect(at(from)).toMatchObject({ text: banner.text, tone: 'info', link: null });
    expect(at(until)).toBeNull();
    expect(at(from, { until: null })?.id).toBe(at(from)?.id);
    expect(at(from, { text: 'Another' })?.id).not.toBe(at(from)?.id);
  });
});

describe('support', () => {
  it('gets what people write at the address of the settings', async () => {
    await save({ supportEmail: 'help@ledgerly.example' });
    const payload = {
      name: 'Jo',
      email: 'jo@example.com',
      phone: '',
      subject: 'general',
      message: 'Hello, is anybody there?',
    };
    await test.server.inject({ method: 'POST', url: '/api/contact', headers: visitor, payload });
    expect(await mailsTo('help@ledgerly.example')).toHaveLength(1);
    expect(await mailsTo('support@counterpart.test')).toEqual([]);
    expect((await site()).supportEmail).toBe('help@ledgerly.example');
    const ticket = await ContactTicket.query().first().throwIfNotFound();
    const answered = await test.server.inject({
      method: 'POST',
      url: `/api/admin/tickets/${ticket.id}/replies`,
      headers: admin,
      payload: { body: 'Yes, we are.', close: false, seen: 0 },
    });
    expect(answered.statusCode).toBe(200);
    expect((await mailsTo('jo@example.com')).at(-1)?.replyTo).toBe('help@ledgerly.example');
  });
});

describe('the name of the site', () => {
  const invite = (email: string) =>
    other.inject({
      ...{ method: 'POST', url: '/api/admin/users', headers: admin },
      payload: { firstName: 'Ben', lastName: 'Oak', email, userType: 'admin', currentPassword: testPassword },
    });

  it('is in mails and feeds from the moment it is saved, also through the other process, and escaped', async () => {
    await save({ siteName: 'Ledger & "Sons"' });
    await untilSeen();
    expect((await invite('ben@example.com')).statusCode).toBe(200);
    const [mail] = await mailsTo('ben@example.com');
    expect(mail?.subject).toBe('You are invited to Ledger & "Sons"');
    expect(mail?.content?.paragraphs[0]).toContain('created a Ledger & "Sons" account for you');
    const rss = (await other.inject({ url: '/api/blog/feeds/rss.xml' })).payload;
    expect(rss).toMatch(/<title>The Ledger &amp; (?:"|&quot;)Sons(?:"|&quot;) Blog</);
    expect(rss).not.toContain('Counterpart');
    await save({ siteName: 'Ledgerly' });
    expect((await mailsTo('ben@example.com'))[0]?.subject).toBe('You are invited to Ledger & "Sons"');
  });

  it('leaves alone what people wrote', async () => {
    const message = 'Is Counterpart closed on Monday?';
    await save({ siteName: 'Ledgerly' });
    await test.server.inject({
      ...{ method: 'POST', url: '/api/contact', headers: visitor },
      payload: { name: 'Jo', email: 'jo@example.com', subject: 'support', message },
    });
    expect(JSON.stringify(await mailsTo('support@counterpart.test'))).toContain(message);
  });
});

describe('a test mail', () => {
  it('goes to who asks for it, under the name of the site', async () => {
    await save({ siteName: 'Ledgerly' });
    const sent = await test.server.inject({ method: 'POST', url: `${url}/test-mail`, headers: admin });
    expect(sent.statusCode).toBe(200);
    const [mail] = await mailsTo('ada@example.com');
    expect(sent.result).toEqual({ mailId: mail?.id });
    const shown = await test.server.inject({ url: `/api/admin/mails/${mail?.id}`, headers: admin });
    expect(shown.result).toMatchObject({
      kind: 'test',
      status: 'waiting',
      text: expect.stringContaining('\n\nLedgerly\n'),
    });
    expect(await AuditEntry.query().findOne({ action: 'mail.tested' })).toBeDefined();
  });
});
