import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engagement as Presented } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { BaseModel } from '../../../platform/database/base-model';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database';
import { startTwoApiProcesses, type TwoApiProcesses } from '../../../platform/testing/two-api-processes';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { Message } from '../threads/message.model';
import { Engagement } from './engagement.model';
import { acceptanceOf, brief, proposal } from './testing/engagement-people';

describe.runIf(process.env['TEST_DATABASE_URL'])('two API processes', () => {
  let test: TestDatabase;
  let apis: TwoApiProcesses;
  beforeAll(async () => {
    test = await createTestDatabase();
    BaseModel.knex(test.database);
    apis = await startTwoApiProcesses(test.databaseSettings, { RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await apis.stop();
    await test.remove();
  });

  const signIn = async ({ username }: User) => {
    const response = await apis.call(0, 'POST', '/api/login', { username, password: testPassword });
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const send = async (turn: number, path: string, payload: object, cookie: string) => {
    const response = await apis.call(turn, 'POST', path, payload, cookie);
    return response.headers.get('x-error-code') ?? String(response.status);
  };
  const did = async (path: string, payload: object, cookie: string) => {
    const response = await apis.call(0, 'POST', path, payload, cookie);
    if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as Presented;
  };
  const people = async (professional: User) => {
    const client = await createUser({ firstName: 'Maria', lastName: 'Lopez' });
    const [asClient, asProfessional] = [await signIn(client), await signIn(professional)];
    await did('/api/messages', { receiverId: client.id, content: 'Hello' }, asProfessional);
    return { client, professional, asClient, asProfessional };
  };
  const proposed = async (professional: User) => {
    const both = await people(professional);
    const draft = { ...brief, with: professional.id, prefilledFrom: null };
    const { id, version } = await did('/api/engagements', draft, both.asClient);
    const work = await did(`/api/engagements/${id}/proposals`, { version, ...proposal() }, both.asProfessional);
    return { ...both, id, version: work.version, path: `/api/engagements/${id}/proposals/1` };
  };
  const onPremium = () => createProfessional({}, { plan: 'premium' });
  const fifty = Array.from({ length: 50 }, (_, turn) => turn);

  it('let one of fifty acceptances of a proposal hold', async () => {
    const { client, asClient, version, path, id } = await proposed(await onPremium());
    const accept = (turn: number) => send(turn, `${path}/accept`, { version, ...acceptanceOf(client) }, asClient);
    const answers = await Promise.all(fifty.map(accept));
    expect(answers.sort()).toEqual(['200', ...fifty.slice(1).map(() => 'engagement_changed')]);
    expect(await Message.query().where({ engagementId: id, engagementEvent: 'accept' })).toHaveLength(1);
  });

  it('let either an acceptance or a withdrawal of the same moment hold', async () => {
    const professional = await onPremium();
    for (let round = 0; round < 5; round += 1) {
      const { client, asClient, asProfessional, version, path, id } = await proposed(professional);
      const answers = await Promise.all(
        fifty
          .slice(0, 10)
          .map((turn) =>
            turn % 2 === 0
              ? send(turn / 2, `${path}/accept`, { version, ...acceptanceOf(client) }, asClient)
              : send((turn + 1) / 2, `${path}/withdraw`, { version }, asProfessional),
          ),
      );
      expect(answers.filter((answer) => answer === '200')).toHaveLength(1);
      expect(new Set(answers)).toEqual(new Set(['200', 'engagement_changed']));
      const held = answers.indexOf('200') % 2 === 0 ? 'accepted' : 'brief';
      expect((await Engagement.query().findById(id))?.status).toBe(held);
    }
  });

  it('let two people begin one piece of work, and fifty briefs of them one', async () => {
    const { client, professional, asClient, asProfessional } = await people(await onPremium());
    const begin = (turn: number) => {
      const isClient = turn % 2 === 0;
      const other = isClient ? professional : client;
      const draft = { ...brief, with: other.id, prefilledFrom: null };
      return send(turn >> 1, '/api/engagements', draft, isClient ? asClient : asProfessional);
    };
    const answers = await Promise.all(fifty.map(begin));
    expect(answers.sort()).toEqual(['200', ...fifty.slice(1).map(() => 'engagement_exists')]);
  });

  it('leave no live work where one blocks the other at that moment', async () => {
    const professional = await onPremium();
    for (let round = 0; round < 5; round += 1) {
      const { client, asClient, asProfessional } = await people(professional);
      const draft = { ...brief, with: professional.id, prefilledFrom: null };
      const [answer, blocked] = await Promise.all([
        send(round, '/api/engagements', draft, asClient),
        apis.call(round + 1, 'PUT', `/api/blocks/${client.id}`, undefined, asProfessional),
      ]);
      expect(['200', 'engagement_not_possible']).toContain(answer);
      expect(blocked.status).toBe(204);
      expect(await Engagement.query().where({ clientId: client.id }).whereNotNull('liveKey')).toEqual([]);
    }
  });

  it('let one of several clients accept on a plan with room for one', async () => {
    const professional = await createProfessional({}, { plan: 'starter' });
    const all = [];
    for (let turn = 0; turn < 4; turn += 1) all.push(await proposed(professional));
    const answers = await Promise.all(
      all.map(({ path, version, client, asClient }, turn) =>
        send(turn, `${path}/accept`, { version, ...acceptanceOf(client) }, asClient),
      ),
    );
    expect(answers.sort()).toEqual(['200', 'professional_is_full', 'professional_is_full', 'professional_is_full']);
  });
});
