import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from './environment';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counterpart-environment-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A production that has what it needs. */
const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://me:secret@mail.example:465',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const secret = 'thirty-two characters or even more';

describe('reading the environment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({ DATA_DIR: folder })).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3001,
      publicUrl: 'http://localhost:3000',
      rateLimits: true,
      seedDemo: true,
      checkResponses: 'lenient',
      model: null,
      releaseToken: null,
      mail: { smtpUrl: null, from: { name: 'Counterpart', email: 'support@counterpart.test' } },
      database: { engine: 'sqlite', file: join(folder, 'counterpart.db') },
    });
  });

  it('makes a session secret once and keeps it to itself', () => {
    const first = readEnvironment({ DATA_DIR: folder }).sessionSecret;
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(readEnvironment({ DATA_DIR: folder }).sessionSecret).toBe(first);
    expect(readFileSync(join(folder, 'session-secret'), 'utf8')).toBe(first);
    expect(statSync(join(folder, 'session-secret')).mode & 0o077).toBe(0);
  });

  it('seeds no demo data in production unless told to', () => {
    expect(readEnvironment({ DATA_DIR: folder, ...production }).seedDemo).toBe(false);
    expect(readEnvironment({ DATA_DIR: folder, ...production }).checkResponses).toBe('off');
    const demo = { ...production, SEED_DEMO: '1', ALLOW_IN_PRODUCTION: 'demo-data' };
    expect(readEnvironment({ DATA_DIR: folder, ...demo })).toMatchObject({ seedDemo: true, standIns: ['demo-data'] });
  });

  it('refuses in production what stands in for something real, unless it is said to be meant', () => {
    const start = (more: object = {}) => readEnvironment({ DATA_DIR: folder, NODE_ENV: 'production', ...more });
    expect(() => start({ SEED_DEMO: '1' })).toThrow(
      [
        'NODE_ENV=production is refused as it is set up:',
        '- Payments: anyone pays for a plan with a published test card, and no money moves. To change it, set STRIPE_SECRET_KEY to a live key, and STRIPE_WEBHOOK_SECRET.',
        '- Mail: no email leaves this machine; all of them stay in the outbox. To change it, set SMTP_URL.',
        '- Demo data: there is an administrator whose password is in the README. To change it, do not set SEED_DEMO=1, and delete the demo accounts or start on an empty database.',
        'If this is meant, say so: ALLOW_IN_PRODUCTION=test-payments,mail-outbox,demo-data',
      ].join('\n'),
    );
    expect(() => start({ ALLOW_IN_PRODUCTION: 'mail-outbox' })).toThrow(
      /ALLOW_IN_PRODUCTION=mail-outbox,test-payments$/,
    );
    expect(start({ SMTP_URL: production.SMTP_URL, ALLOW_IN_PRODUCTION: 'test-payments' }).standIns).toEqual([
      'test-payments',
    ]);
    const sandbox = { STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', SMTP_URL: production.SMTP_URL };
    expect(() => start(sandbox)).toThrow(/^- Payments: anyone .*\n.*ALLOW_IN_PRODUCTION=test-payments$/m);
    expect(readEnvironment({ DATA_DIR: folder }).standIns).toEqual([]);
  });

  it('reads a database URL with special characters', () => {
    const { database } = readEnvironment({
      DATA_DIR: folder,
      SESSION_SECRET: secret,
      DATABASE_URL: 'mysql://us%40er:p%2Fw@db.example:3307/shop?ssl=true&connectionLimit=25',
    });
    expect(database).toEqual({
      engine: 'mysql',
      host: 'db.example',
      port: 3307,
      user: 'us@er',
      password: 'p/w',
      name: 'shop',
      ssl: true,
      connectionLimit: 25,
    });
  });

  it('reads who mails are from and which server takes them', () => {
    const { mail } = readEnvironment({
      DATA_DIR: folder,
      SMTP_URL: 'smtps://me:secret@mail.example:465',
      MAIL_FROM: 'hello@counterpart.example',
      POSTAL_ADDRESS: '1 First St, Reno, NV 89501',
    });
    expect(mail).toEqual({
      postalAddress: '1 First St, Reno, NV 89501',
      smtpUrl: 'smtps://me:secret@mail.example:465',
      from: { name: '', email: 'hello@counterpart.example' },
    });
  });

  it('takes areas from the machine of the browser, and on a public site from nowhere unless told', () => {
    const origins = (more: object) => readEnvironment({ DATA_DIR: folder, ...more }).overrideOrigins;
    expect(origins({})).toEqual(['http://localhost:*']);
    expect(origins(production)).toEqual([]);
    expect(origins({ PUBLIC_URL: 'https://counterpart.example' })).toEqual([]);
    const listed = { OVERRIDE_ORIGINS: 'http://localhost:*, https://dev.example' };
    expect(origins({ ...production, ...listed })).toEqual(['http://localhost:*', 'https://dev.example']);
  });

  it('calls backends of areas over plain http where that is named alone', () => {
    const hosts = (more: object) => readEnvironment({ DATA_DIR: folder, ...more }).backendHttpHosts;
    expect(hosts({})).toEqual([]);
    expect(hosts({ BACKEND_HTTP_HOSTS: 'year-end.internal, 10.0.0.7' })).toEqual(['year-end.internal', '10.0.0.7']);
  });

  it.each([
    [
      { RELEASES_S3_URL: 'http://127.0.0.1:9000' },
      'RELEASES_S3_URL is FILES_S3_URL now: the bucket also has what people upload. Move the releases in it below release-store/, and copy the uploads folder of the data folder below uploads/.',
    ],
    [
      { BACKEND_HTTP_HOSTS: 'http://year-end.internal' },
      'BACKEND_HTTP_HOSTS must be host names in small letters, separated by commas: year-end.internal,10.0.0.7.',
    ],
    [
      { OVERRIDE_ORIGINS: 'http://dev.example' },
      'OVERRIDE_ORIGINS must be origins with https://, or with http:// of localhost, separated by commas: https://dev.example,http://localhost:*.',
    ],
    [
      { ALLOW_IN_PRODUCTION: 'mail-outbox,everything' },
      'ALLOW_IN_PRODUCTION must be one or more of test-payments, mail-outbox, demo-data, separated by commas.',
    ],
    [{ NODE_ENV: 'Production' }, 'NODE_ENV must be production, development or test.'],
    [{ API_PORT: 'http' }, 'API_PORT must be a port number from 0 to 65535.'],
    [{ API_PORT: '70000' }, 'API_PORT must be a port number from 0 to 65535.'],
    [
      { SESSION_SECRET: `${secret},short` },
      'SESSION_SECRET must have 32 or more characters, and so must each of several after a comma.',
    ],
    [
      { DATABASE_URL: 'mysql://u:hush@h/n?ssl=false' },
      'DATABASE_URL cannot have ssl=false: it takes ssl=true and connectionLimit=20 (1 to 1000) after its name, and nothing else.',
    ],
    [
      { DATABASE_URL: 'mysql://u:hush@h/n?ssl=true&replica=b' },
      'DATABASE_URL cannot have replica=b: it takes ssl=true and connectionLimit=20 (1 to 1000) after its name, and nothing else.',
    ],
    [
      { DATABASE_URL: 'mysql://u:hush@h/n?connectionLimit=0' },
      'DATABASE_URL cannot have connectionLimit=0: it takes ssl=true and connectionLimit=20 (1 to 1000) after its name, and nothing else.',
    ],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be on or off.'],
    [
      { RATE_LIMITS: 'off', NODE_ENV: 'production' },
      'RATE_LIMITS=off is for test runs only and is refused with NODE_ENV=production.',
    ],
    [
      { TRUST_PROXY: 'yes' },
      'TRUST_PROXY must be a number of proxies such as 1, or networks such as 10.0.0.0/8, loopback or private, separated by commas.',
    ],
    [{ REDIS_URL: 'cache.example:6379' }, 'REDIS_URL must be a URL that starts with redis:// or rediss://.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be a URL that starts with smtp:// or smtps://.'],
    [
      { MAIL_FROM: 'Counterpart' },
      "MAIL_FROM must be an email address, or a name and an address in the form 'Counterpart <support@example.com>'.",
    ],
    [{ PUBLIC_URL: 'counterpart.example' }, 'PUBLIC_URL must be a URL that starts with http:// or https://.'],
    [
      { ...production, DATABASE_URL: 'mysql://u@h/n' },
      'SESSION_SECRET must be set (32 or more characters) when NODE_ENV=production and DATABASE_URL are: every API process needs the same one.',
    ],
  ])('refuses %j', (variables, sentence) => {
    expect(() => readEnvironment({ DATA_DIR: folder, ...variables })).toThrow(
      expect.objectContaining({ name: 'StartError', message: sentence }),
    );
  });

  it('says that the data folder is not one', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(() => readEnvironment({ DATA_DIR: join(file, 'data') })).toThrow(
      /^The data folder .+ cannot be written to: choose another with DATA_DIR or change its permissions\.$/,
    );
  });
});
