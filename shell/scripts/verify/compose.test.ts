import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../build/workspaces';

interface Service {
  readonly build?: string;
  readonly environment: Readonly<Record<string, string>>;
}

interface Program {
  readonly schema: { describe(): { readonly keys: object } };
  readEnvironment(env: Readonly<Record<string, string>>): object;
}

const { services } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true }) as {
  readonly services: Readonly<Record<'api' | 'publish' | 'shell' | 'renderer', Service>>;
};
// Other packages never import the API, so by its path.
const load = (name: string) => import(join(root, `${name}/server/environment.ts`)) as Promise<Program>;
const programs = { api: await load('api'), shell: await load('shell') };
const known = new Set(Object.values(programs).flatMap(({ schema }) => Object.keys(schema.describe().keys)));
/** Read by the AWS SDK. */
const ofOthers = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/** Content of `.env`. */
const given: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'https://counterpart.example',
  SESSION_SECRET: 'thirty-two characters or even more',
  RELEASE_TOKEN: 'sixteen characters',
  SMTP_URL: 'smtps://me:secret@mail.example:465',
  MAIL_FROM: 'hello@counterpart.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

const environmentOf = ({ environment }: Service, env = given) => ({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'counterpart-compose-')),
  ...Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(
        /\$\{(\w+):([?-])\}/g,
        (_, variable: string, kind) => env[variable] ?? (kind === '-' ? '' : 'a-secret'),
      ),
    ]),
  ),
});

describe('compose.yaml', () => {
  const own = Object.entries(services).filter(([, { build }]) => build);

  it('gives our containers settings that exist', () => {
    expect(own.map(([name]) => name)).toEqual(['api', 'publish', 'shell', 'renderer']);
    const names = own.flatMap(([, { environment }]) => Object.keys(environment));
    expect(names.filter((name) => !known.has(name) && !ofOthers.includes(name))).toEqual([]);
  });

  it.each(['api', 'shell', 'renderer'] as const)('gives the %s all that it needs', (name) => {
    const { readEnvironment } = programs[name === 'api' ? 'api' : 'shell'];
    expect(() => readEnvironment(environmentOf(services[name]))).not.toThrow();
  });

  it.each([
    ['SMTP_URL', /^NODE_ENV=production is refused as it is set up:\n- Mail: /],
    ['STRIPE_SECRET_KEY', /^NODE_ENV=production is refused as it is set up:\n- Payments: /],
    ['STRIPE_WEBHOOK_SECRET', /^STRIPE_WEBHOOK_SECRET must be set/],
    ['SESSION_SECRET', /^SESSION_SECRET must have 32 or more/],
    ['RELEASE_TOKEN', /^RELEASE_TOKEN must have 16 or more/],
    ['MAIL_FROM', /^MAIL_FROM must be an email address/],
    ['PUBLIC_URL', /^PUBLIC_URL must be a URL/],
  ])('is refused with a sentence without a right %s', (variable, sentence) => {
    const { [variable]: _missing, ...rest } = given;
    expect(() => programs.api.readEnvironment(environmentOf(services.api, rest))).toThrow(sentence);
  });
});
