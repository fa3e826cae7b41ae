import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../../../../db/demo/seed-demo';
import { createUser } from '../../../../platform/testing/factories';
import { signIn, visitor } from '../../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { Guide } from '../guide.model';

let test: TestServer;
let guide: Guide;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await createTestServer();
  await seedDemo(test.database);
  guide = (await Guide.query().orderBy('id').limit(1).first()) as Guide;
  headers = await signIn(test, await createUser());
});
afterAll(() => test.stop());

const url = () => `/api/compliance/${guide.slug}/checklist`;
const change = async (payload: object) =>
  (await test.server.inject({ method: 'PATCH', url: url(), headers, payload })).result;
const read = async () => (await test.server.inject({ url: url(), headers })).result;

it('holds the steps that were ticked, in the guide’s order, each person’s own', async () => {
  const [first, second, third] = guide.complianceChecklist;
  expect(await read()).toEqual({ ticked: [] });
  expect(await change({ tick: [third, first, 'No step of this guide'] })).toEqual({ ticked: [first, third] });
  await Promise.all([change({ tick: [first, second] }), change({ tick: [second], untick: [third] })]);
  expect(await read()).toEqual({ ticked: [first, second] });
  expect((await test.server.inject({ url: `/api/compliance/${guide.id}/checklist`, headers })).result).toEqual({
    ticked: [first, second],
  });
  const other = await signIn(test, await createUser());
  expect((await test.server.inject({ url: url(), headers: other })).result).toEqual({ ticked: [] });
});

it('a step that was rewritten is to be done again', async () => {
  const [first = '', ...rest] = guide.complianceChecklist;
  await change({ tick: [first] });
  await Guide.query()
    .findById(guide.id)
    .patch({ complianceChecklist: [`${first} Twice.`, ...rest] });
  expect(await read()).not.toMatchObject({ ticked: expect.arrayContaining([first]) as unknown });
});

it('needs an account and a guide', async () => {
  expect((await test.server.inject({ url: url(), headers: visitor })).statusCode).toBe(401);
  expect((await test.server.inject({ url: '/api/compliance/none/checklist', headers })).statusCode).toBe(404);
});
