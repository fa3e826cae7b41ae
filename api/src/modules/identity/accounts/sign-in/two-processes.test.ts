import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppSetup, PasskeyCreation, PasskeyRequest } from '../../../../contract/named-types';
import { BaseModel } from '../../../../platform/database/base-model';
import { createUser, testPassword } from '../../../../platform/testing/factories';
import { codeOf } from '../../../../platform/testing/second-factor-person';
import { softwarePasskey } from '../../../../platform/testing/software-passkey';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database';
import { startTwoApiProcesses, type TwoApiProcesses } from '../../../../platform/testing/two-api-processes';

describe.runIf(process.env['TEST_DATABASE_URL'])('two API processes', () => {
  let test: TestDatabase;
  let apis: TwoApiProcesses;
  beforeAll(async () => {
    test = await createTestDatabase();
    BaseModel.knex(test.database);
    const variables = { RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost:3000' };
    apis = await startTwoApiProcesses(test.databaseSettings, variables);
  });
  afterAll(async () => {
    await apis.stop();
    await test.remove();
  });

  const cookiesOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  const sendPassword = async (turn: number, username: string) =>
    cookiesOf(await apis.call(turn, 'POST', '/api/login', { username, password: testPassword }));

  it('finish each other’s sign-ins, and take one code once', async () => {
    const { username } = await createUser();
    const session = await sendPassword(0, username);
    const begun = await apis.call(0, 'POST', '/api/users/second-factors/app', undefined, session);
    const { key } = (await begun.json()) as AppSetup;
    const confirmation = { code: codeOf(key, -1) };
    await apis.call(1, 'POST', '/api/users/second-factors/app/confirmation', confirmation, session);
    const waiting = await Promise.all(Array.from({ length: 20 }, (_, turn) => sendPassword(turn, username)));
    const body = { code: codeOf(key) };
    const responses = await Promise.all(
      waiting.map((cookies, turn) => apis.call(turn + 1, 'POST', '/api/login/second-step', body, cookies)),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(400)]);
  });

  it('take a passkey’s answer to a challenge of the other, once', async () => {
    const { username } = await createUser();
    const session = await sendPassword(1, username);
    const passkey = softwarePasskey();
    const offered = await apis.call(0, 'POST', '/api/users/passkeys/options', undefined, session);
    const made = passkey.create((await offered.json()) as PasskeyCreation);
    expect((await apis.call(1, 'POST', '/api/users/passkeys', made, session)).status).toBe(200);
    const asked = (await (await apis.call(0, 'POST', '/api/login/passkey/options')).json()) as PasskeyRequest;
    const body = { passkey: passkey.prove(asked) };
    const responses = await Promise.all(
      [1, 0, 1, 0].map((turn) => apis.call(turn, 'POST', '/api/login/passkey', body)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });
});
