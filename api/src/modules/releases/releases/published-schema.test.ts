import Ajv from 'ajv/dist/2019.js';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Discovery, DiscoveredVersion } from '../../../contract/named-types';
import { testServer } from '../../../platform/testing/test-server';
import { archiveOf, asInstallation, publication, publishing, registerShells } from './release-factory';
import { publishedSchema } from './testing/published-schema';

const test = testServer();
beforeEach(async () => {
  await registerShells(test);
});

const ajv = new Ajv({ allErrors: true, strict: true, strictTuples: false });
const validate = ajv.compile(publishedSchema);

/** Lists what is wrong with a document, in the validator's words. */
function faults(document: unknown): string[] {
  validate(document);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

const post = async (path: string, payload: object = {}) => {
  const response = await test.server.inject({
    method: 'POST',
    url: `/api/platform/${path}`,
    headers: asInstallation,
    payload,
  });
  expect([response.statusCode, response.payload]).toEqual([200, expect.any(String)]);
};

const publish = async (version: string) =>
  expect((await test.server.inject(publishing(await archiveOf(publication(version))))).statusCode).toBe(200);

const read = async (): Promise<Discovery> =>
  JSON.parse((await test.server.inject('/api/platform/discovery')).payload) as Discovery;

describe('the discovery document', () => {
  it('is one by the published schema: empty, with one release, and with a release on trial and one behind', async () => {
    const documents = [await read()];
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version);
    await post('releases/blog/1.0.0/activate');
    documents.push(await read());
    await post('releases/blog/1.1.0/activate');
    await post('releases/blog/1.2.0/rollout', { steps: [25] });
    documents.push(await read());
    expect(documents.map(({ microFrontends }) => microFrontends['blog']?.length ?? 0)).toEqual([0, 1, 2]);
    expect(documents[2]?.microFrontends['blog']?.[1]?.fallbackUrl).toContain('/1.0.0/');
    expect(documents.flatMap(faults)).toEqual([]);
  });

  it('would be refused with a field of its own, without a version, with a share above 100, also in the second place', async () => {
    await publish('1.0.0');
    await post('releases/blog/1.0.0/activate');
    const { schema, microFrontends } = await read();
    const good = microFrontends['blog']?.[0] as DiscoveredVersion;
    const withVersion = (version: object) => faults({ schema, microFrontends: { blog: [good, version] } });
    expect(withVersion({ ...good, owner: 'team-editorial' })).toEqual([
      expect.stringContaining('must NOT have additional properties'),
    ]);
    expect(withVersion({ ...good, metadata: { integrity: 'sha384-1' } })).toEqual([
      expect.stringContaining("must have required property 'version'"),
    ]);
    expect(withVersion({ ...good, deployment: { traffic: 101, default: true } })).toEqual([
      expect.stringContaining('must be <= 100'),
    ]);
    expect(faults({ microFrontends })).toEqual([expect.stringContaining("must have required property 'schema'")]);
  });
});
