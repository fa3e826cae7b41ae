import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptedRequests } from '../testing/accepted-requests';
import { createUser } from '../testing/factories';
import { createPopulatedWorld, type PopulatedWorld } from '../testing/populated-world';
import { injected, type AcceptedRequest, type RequestParts } from '../testing/request-parts';
import { signIn, visitor, type BrowserHeaders } from '../testing/sign-in';
import { createTestServer, type TestServer } from '../testing/test-server';
import { needsCredentials } from './document';

/*
 * Every operation of the OpenAPI document is sent as each kind of caller: `accepted` is who it is for (the owner, where
 * it has one), then a visitor, the client and the professional of the world, others of each, and an administrator. The
 * statuses are compared with the reviewed file `authorization-matrix.txt`. A new operation has no row there, so the
 * test fails until its row is reviewed: `npx vitest run --project api authorization-matrix -u`, then `git diff`.
 */

const viewers = ['visitor', 'client', 'accountant', 'other client', 'other accountant', 'admin'] as const;
type Viewer = (typeof viewers)[number];

/** An endless response, for callers that are authorized. */
const endless = 'GET /api/live';
const endlessForAll = 'GET /api/platform/changes';
/** Operations that end the caller's session or account: each caller is a new user for these. */
const endsSessions =
  /^(POST \/api\/(logout|login|login\/passkey|register|users\/deletion|users\/sessions\/end-others)|PUT \/api\/users\/password)$/;

interface Row {
  readonly name: string;
  readonly isSecured: boolean;
  readonly accepted: number | '-';
  readonly statuses: Readonly<Record<Viewer, number | '-'>>;
}

let test: TestServer;
let world: PopulatedWorld;
let requests: Readonly<Record<string, AcceptedRequest>>;
let rows: readonly Row[];
beforeAll(async () => {
  test = await createTestServer();
  world = await createPopulatedWorld(test);
  requests = await acceptedRequests(test, world);
  rows = await readMatrix();
});
afterAll(() => test.stop());

async function readMatrix(): Promise<Row[]> {
  const others = await newPeople();
  const lasting = {
    visitor,
    client: world.headers.client,
    accountant: world.headers.accountant,
    'other client': others.client,
    'other accountant': others.accountant,
    admin: world.headers.admin,
  };
  const found: Row[] = [];
  for (const [path, operations] of Object.entries(world.document.paths).sort(([one], [other]) =>
    one < other ? -1 : 1,
  ))
    for (const [verb, operation] of Object.entries(operations)) {
      const name = `${verb.toUpperCase()} ${path}`;
      const statuses: Partial<Record<Viewer, number | '-'>> = {};
      // What was not used up is there for the next caller.
      let parts = await partsOf(name, path);
      const endsSession = endsSessions.test(name);
      for (const viewer of viewers) {
        const headers = endsSession ? await newViewer(viewer) : lasting[viewer];
        const status = await statusOf(name, { ...parts, headers });
        statuses[viewer] = status;
        if (verb !== 'get' && status !== '-' && status < 300) parts = await partsOf(name, path);
      }
      const isSecured = needsCredentials(operation);
      const accepted = await statusOf(name, endsSession ? { ...parts, headers: await newViewer('client') } : parts);
      found.push({ name, isSecured, accepted, statuses: statuses as Row['statuses'] });
    }
  return found;
}

async function newPeople() {
  const [client, accountant, admin] = await Promise.all(
    (['client', 'accountant', 'admin'] as const).map(async (userType) => signIn(test, await createUser({ userType }))),
  );
  return { client, accountant, admin } as Record<'client' | 'accountant' | 'admin', BrowserHeaders>;
}

async function newViewer(viewer: Viewer): Promise<BrowserHeaders> {
  if (viewer === 'visitor') return visitor;
  const userType = viewer.replace('other ', '') as 'client' | 'accountant' | 'admin';
  return signIn(test, await createUser({ userType }));
}

async function partsOf(name: string, path: string): Promise<RequestParts> {
  const [method = ''] = name.split(' ');
  const headers = path.startsWith('/api/admin/') ? world.headers.admin : world.headers.client;
  const filled = (world.pathOf(path) ?? '').split('/');
  const params = Object.fromEntries(
    path
      .split('/')
      .map((part, at) => [part.slice(1, -1), part.startsWith('{') ? (filled[at] ?? '') : ''] as const)
      .filter(([, id]) => id !== ''),
  );
  return { method, path, params, query: {}, headers, ...(await requests[name]?.()) };
}

async function statusOf(name: string, parts: RequestParts): Promise<number | '-'> {
  if (name === endlessForAll || (name.startsWith(endless) && parts.headers['cookie'])) return '-';
  return (await test.server.inject(injected(parts))).statusCode;
}

const mayNot = (status: number | '-'): boolean => status === '-' || status >= 400;

it('only administrators may call administration operations', () => {
  const admins = rows.filter(({ name }) => name.includes(' /api/admin/'));
  expect(admins.length).toBeGreaterThan(20);
  for (const { name, statuses } of admins) {
    expect([name, statuses.visitor]).toEqual([name, 401]);
    for (const viewer of ['client', 'accountant', 'other client', 'other accountant'] as const)
      expect([name, viewer, statuses[viewer]]).toEqual([name, viewer, 403]);
  }
});

it('no visitor gets what takes a session', () => {
  const open = rows.filter(({ isSecured, statuses }) => isSecured && !mayNot(statuses.visitor));
  expect(open.map(({ name }) => name)).toEqual([]);
});

it('every operation responds to each caller as reviewed', async () => {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (name: string, cells: readonly (string | number)[]) =>
    `${name.padEnd(width)} ${cells.map((cell) => String(cell).padStart(17)).join('')}`.trimEnd();
  const lines = rows.map(({ name, accepted, statuses }) =>
    line(name, [accepted, ...viewers.map((viewer) => statuses[viewer])]),
  );
  await expect(`${[line('', ['accepted', ...viewers]), ...lines].join('\n')}\n`).toMatchFileSnapshot(
    './authorization-matrix.txt',
  );
});
