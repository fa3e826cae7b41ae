import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Discovery } from '../../../../contract/named-types';
import { BaseModel } from '../../../../platform/database/base-model';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database';
import { startTwoApiProcesses, type TwoApiProcesses } from '../../../../platform/testing/two-api-processes';
import { archiveOf, publication, testShell } from '../release-factory';

const releaseToken = 'a release token for two processes';

describe.runIf(process.env['TEST_DATABASE_URL'])('a rollout that two processes look after', () => {
  let test: TestDatabase;
  let apis: TwoApiProcesses;
  beforeAll(async () => {
    test = await createTestDatabase();
    BaseModel.knex(test.database);
    apis = await startTwoApiProcesses(test.databaseSettings, { RELEASE_TOKEN: releaseToken });
  });
  afterAll(async () => {
    await apis.stop();
    await test.remove();
  });

  const authorization = `Bearer ${releaseToken}`;
  /** Calls of one kind go to the processes in turn. */
  let turn = 0;
  const next = () => apis.urls[(turn++ % 2) as 0 | 1];
  const send = async (path: string, body: object, method = 'POST') => {
    const headers = { authorization, 'content-type': 'application/json' };
    const response = await fetch(`${next()}/api/platform/${path}`, { method, headers, body: JSON.stringify(body) });
    expect([path, response.status, await response.text()]).toEqual([path, 200, expect.any(String)]);
  };
  const publish = async (version: string) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await archiveOf(publication(version)))]), 'release.tar.gz');
    const response = await fetch(`${next()}/api/platform/releases`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    expect(response.status).toBe(200);
  };
  /** Reads what each process serves of the blog. */
  const shares = () =>
    Promise.all(
      apis.urls.map(async (url) => {
        const { microFrontends } = (await (await fetch(`${url}/api/platform/discovery`)).json()) as Discovery;
        return microFrontends['blog']?.map(({ metadata, deployment }) => `${metadata.version} ${deployment.traffic}`);
      }),
    );

  it('takes each step once, and both serve the same', async () => {
    await send('shells', { shells: [testShell] }, 'PUT');
    await publish('1.0.0');
    await send('releases/blog/1.0.0/activate', {});
    await publish('1.1.0');
    await send('releases/blog/1.1.0/rollout', { steps: [5, 25, 50, 100], waitSeconds: 1, minVisitors: 0 });
    await expect.poll(shares, { timeout: 40_000, interval: 250 }).toEqual([['1.1.0 100'], ['1.1.0 100']]);
    const steps = await test.database('audit_entries').where({ action: 'release.rolloutAdvanced' });
    expect(steps).toHaveLength(3);
    expect(await test.database('release_rollouts').select('state', 'share')).toEqual([
      { state: 'finished', share: 100 },
    ]);
  });
});
