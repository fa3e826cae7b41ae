import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedRequests } from '../testing/accepted-requests';
import { oneIn } from '../testing/part-of';
import { hostileStrings } from '../testing/hostile-strings';
import { createPopulatedWorld, type PopulatedWorld } from '../testing/populated-world';
import { fieldsIn, injected, withText, type AcceptedRequest, type RequestParts } from '../testing/request-parts';
import { needsCredentials } from './document';
import { textFields, type TextField } from '../testing/text-fields';
import { createTestServer, type TestServer } from '../testing/test-server';

/*
 * Every text field of every operation of the OpenAPI document gets a string of every class of `hostile-strings.ts`: in
 * bodies and file names it is alone or between ordinary words, so that short ones pass minimum lengths; fields and
 * classes take turns. Which string of its class a field gets goes round, so that all are sent. All other fields hold
 * what is accepted; what a PUT accepted stays in its body, so that the string is stored when the lists are read. After
 * each class responses are fetched as each kind of caller and checked against their schemas: one item that breaks it
 * makes a 500. A run tries an eighth of the fields with each class and then a third of the responses, chosen anew; a
 * long one tries them all.
 */

const isAddressed = (field: TextField): boolean => field.in === 'path' || field.in === 'query';

/** An endless answer; the query is that of `/api/live/events`. */
const endless = 'GET /api/live';

interface Target {
  readonly name: string;
  readonly fields: readonly TextField[];
  accepted(): Promise<RequestParts>;
}

let test: TestServer;
let world: PopulatedWorld;
let targets: readonly Target[];
beforeAll(async () => {
  test = await createTestServer();
  world = await createPopulatedWorld(test);
  targets = await findTargets(await acceptedRequests(test, world));
});
afterAll(() => test.stop());

async function findTargets(requests: Readonly<Record<string, AcceptedRequest>>): Promise<Target[]> {
  const found: Target[] = [];
  for (const [path, operations] of Object.entries(world.document.paths))
    for (const [verb, operation] of Object.entries(operations)) {
      const name = `${verb.toUpperCase()} ${path}`;
      const headers = path.startsWith('/api/admin/')
        ? world.headers.admin
        : needsCredentials(operation)
          ? world.headers.client
          : world.headers.visitor;
      const plain = { method: verb.toUpperCase(), path, params: paramsOf(path), query: {}, headers };
      const accepted = async () => ({ ...plain, ...(await requests[name]?.()) });
      const fields = name === endless ? [] : textFields(world.document, operation);
      if (fields.length === 0) continue;
      const parts = await accepted();
      found.push({ name, fields: fields.flatMap((field) => fieldsIn(parts, field)), accepted });
    }
  return found;
}

/** Ids of things that are there, by name. */
function paramsOf(path: string): Record<string, string> {
  const filled = (world.pathOf(path) ?? '').split('/');
  const named = path.split('/').map((part, at) => [part, filled[at] ?? ''] as const);
  return Object.fromEntries(
    named.filter(([part]) => part.startsWith('{')).map(([part, id]) => [part.slice(1, -1), id]),
  );
}

const send = async (parts: RequestParts) => test.server.inject(injected(parts));

it('every operation accepts what is changed below', async () => {
  const refused: string[] = [];
  for (const { name, accepted } of targets) {
    const { statusCode, payload } = await send(await accepted());
    if (statusCode >= 300) refused.push(`${name}: ${statusCode} ${payload}`);
  }
  expect(refused).toEqual([]);
});

it('there are enough strings, each one once, and fields', () => {
  const strings = Object.values(hostileStrings).flat();
  expect(strings.length).toBeGreaterThanOrEqual(300);
  expect(new Set(strings).size).toBe(strings.length);
  expect(targets.flatMap(({ fields }) => fields).length).toBeGreaterThan(200);
});

const classes = Object.entries(hostileStrings).map(([name, strings], index) => ({ name, strings, index }));
/** Fields that a run tries with a class, by operation. */
function triedWith(className: string): readonly Target[] {
  const all = targets.flatMap((target) => target.fields.map((field) => ({ target, field })));
  const tried = new Set(
    oneIn(8, all, ({ target, field }) => `${className} ${target.name} ${JSON.stringify(field)}`).map(
      ({ field }) => field,
    ),
  );
  return targets.flatMap((target) => {
    const fields = target.fields.filter((field) => tried.has(field));
    return fields.length > 0 ? { ...target, fields } : [];
  });
}

describe.each(classes)('strings of the class $name', ({ name: className, strings, index }) => {
  it('are accepted or refused in every field that is tried, and no response afterwards fails', async () => {
    const failed: string[] = [];
    const used = new Set<string>();
    let turn = index;
    const next = (): string => {
      const text: string = strings[turn % strings.length] ?? '';
      turn += 1;
      used.add(text);
      return text;
    };
    for (const { name, fields, accepted } of triedWith(className)) {
      let stored: readonly (readonly [TextField, string])[] = [];
      let parts = await accepted();
      for (const field of fields) {
        const isAlone = isAddressed(field) || turn % 2 === 0;
        const text = isAlone ? next() : `Pat ${next()} Doe`;
        const all = [...stored, [field, text] as const];
        const { statusCode } = await send(all.reduce((before, [one, word]) => withText(before, one, word), parts));
        if (statusCode >= 500)
          failed.push(`${name} ${JSON.stringify(field)} ${JSON.stringify(text.slice(0, 60))}: ${statusCode}`);
        if (statusCode >= 300) continue;
        // What was accepted may be used up.
        parts = await accepted();
        if (parts.method === 'PUT' && field.in === 'body') stored = all;
      }
    }
    expect([...used].sort()).toEqual([...strings].sort());
    expect([...failed, ...(await world.failingLists(className))]).toEqual([]);
  });
});
