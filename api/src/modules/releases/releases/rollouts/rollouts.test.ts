import { beforeEach, describe, expect, it } from 'vitest';
import { bucketOf, cohortCookie } from '../../../../hosting/cohort-bucket';
import type { AreaHistory, AreaReleases, DiscoveredVersion, Discovery } from '../../../../contract/named-types';
import { productActor } from '../../../../platform/audit/record-audit';
import { createUser } from '../../../../platform/testing/factories';
import { signIn, visitor } from '../../../../platform/testing/sign-in';
import { testServer } from '../../../../platform/testing/test-server';
import { archiveOf, asInstallation, publication, publishing, registerShells } from '../release-factory';
import { createDeployToken, nameOfToken } from '../tokens/deploy-tokens.service';
import { followRollouts, type Stopped } from './rollouts.service';

const test = testServer();
beforeEach(async () => {
  await registerShells(test);
});

const publish = async (version: string, changes: object = {}) => {
  const response = await test.server.inject(publishing(await archiveOf(publication(version, { ...changes }))));
  expect([response.statusCode, response.payload]).toEqual([200, expect.any(String)]);
};
const post = (path: string, payload?: object, headers: Record<string, string> = asInstallation) =>
  test.server.inject({ method: 'POST', url: `/api/platform/${path}`, headers, ...(payload && { payload }) });
const activate = (version: string) => post(`releases/blog/${version}/activate`);
const rollOut = (version: string, plan: object = {}) => post(`releases/blog/${version}/rollout`, plan);
const rollBack = () => post('areas/blog/rollback');
const blogVersions = async (): Promise<DiscoveredVersion[]> =>
  (JSON.parse((await test.server.inject('/api/platform/discovery')).payload) as Discovery).microFrontends['blog'] ?? [];
const shares = async () =>
  (await blogVersions()).map(({ metadata: { version }, deployment }) => [
    version,
    deployment.traffic,
    deployment.default,
  ]);
const fallbackOf = async () => (await blogVersions()).find(({ deployment }) => deployment.default)?.fallbackUrl;
const later = (seconds: number) => () => new Date(Date.now() + seconds * 1000);
const follow = async (seconds = 0) => {
  const stopped: Stopped[] = [];
  await followRollouts((one) => stopped.push(one), later(seconds));
  return stopped;
};
const asAdmin = async () => signIn(test, await createUser({ userType: 'admin' }));
const areaState = async (): Promise<AreaHistory> =>
  JSON.parse(
    (await test.server.inject({ url: '/api/platform/areas/blog', headers: await asAdmin() })).payload,
  ) as AreaHistory;

const served = async (...versions: string[]) => {
  for (const version of versions) {
    await publish(version);
    await activate(version);
  }
};

describe('what stands behind the release that is served', () => {
  it('is never one that was rolled back', async () => {
    await served('1.0.0', '1.1.0');
    expect(await fallbackOf()).toContain('/1.0.0/');
    await rollBack();
    expect([await shares(), await fallbackOf()]).toEqual([[['1.0.0', 100, true]], undefined]);
    await served('1.2.0');
    expect(await fallbackOf()).toContain('/1.0.0/');
    expect((await rollBack()).result).toMatchObject({ version: '1.0.0' });
    // Activated once more it counts as good again.
    await activate('1.1.0');
    await activate('1.2.0');
    expect(await fallbackOf()).toContain('/1.1.0/');
  });

  it('is not one that was left for an earlier release', async () => {
    await served('1.0.0', '1.1.0');
    await activate('1.0.0');
    await served('1.2.0');
    expect(await fallbackOf()).toContain('/1.0.0/');
  });
});

describe('a rollout', () => {
  it('takes its steps when their time has come and enough visitors reported, the last for everyone', async () => {
    await served('1.0.0');
    await publish('1.1.0');
    const started = await rollOut('1.1.0', { steps: [5, 25], waitSeconds: 60, minVisitors: 0 });
    expect([started.statusCode, started.result]).toMatchObject([
      200,
      { share: 5, steps: [5, 25, 100], stable: '1.0.0' },
    ]);
    expect(await shares()).toEqual([
      ['1.1.0', 5, false],
      ['1.0.0', 95, true],
    ]);
    await follow(59);
    expect((await shares())[0]).toEqual(['1.1.0', 5, false]);
    await follow(61);
    expect((await shares())[0]).toEqual(['1.1.0', 25, false]);
    await follow(90);
    expect((await shares())[0]).toEqual(['1.1.0', 25, false]);
    await follow(122);
    expect([await shares(), await fallbackOf()]).toEqual([[['1.1.0', 100, true]], expect.stringContaining('/1.0.0/')]);
    const { rollout, rollouts, rolloutTotal } = await areaState();
    expect([rollout, rollouts, rolloutTotal]).toMatchObject([null, [{ state: 'finished', share: 100 }], 1]);
    const acts = await test.database('audit_entries').where('action', 'like', 'release.rollout%').orderBy('id');
    expect(acts.map((row: { action: string }) => row.action)).toEqual([
      'release.rolloutStarted',
      'release.rolloutAdvanced',
      'release.rolloutAdvanced',
    ]);
  });

  it('replaces the one that a killed pipeline left, which counts as bad, and is the next to be compared', async () => {
    await served('1.0.0');
    await publish('1.1.0');
    await publish('1.2.0');
    await rollOut('1.1.0');
    expect((await rollOut('1.2.0')).statusCode).toBe(409);
    expect((await rollOut('1.2.0', { steps: [10], replace: true })).result).toMatchObject({
      share: 10,
      stable: '1.0.0',
    });
    expect(await shares()).toEqual([
      ['1.2.0', 10, false],
      ['1.0.0', 90, true],
    ]);
    const endedBecause = 'the system began a rollout of 1.2.0 instead.';
    expect((await areaState()).rollouts).toMatchObject([{ version: '1.1.0', state: 'replaced', endedBecause }]);
  });

  it('is shown to a deploy token of its area, and to no other', async () => {
    await served('1.0.0');
    const admin = await createUser({ userType: 'admin' });
    const asToken = async (area: string) => {
      const { token } = await createDeployToken({ area, label: 'Pipeline', createdById: admin.id }, productActor);
      return { authorization: `Bearer ${token}` };
    };
    const ask = async (headers: Record<string, string>) =>
      (await test.server.inject({ url: '/api/platform/areas/blog', headers })).statusCode;
    expect([await ask(await asToken('blog')), await ask(await asToken('admin')), await ask({})]).toEqual([
      200, 403, 401,
    ]);
  });

  it('takes one step, however many processes look after it', async () => {
    await served('1.0.0');
    await publish('1.1.0');
    await rollOut('1.1.0', { waitSeconds: 60, minVisitors: 0 });
    await Promise.all([follow(61), follow(61), follow(61)]);
    expect((await shares())[0]).toEqual(['1.1.0', 25, false]);
  });

  it('waits for visitors, or for a decision', async () => {
    await served('1.0.0');
    await publish('1.1.0');
    await rollOut('1.1.0', { waitSeconds: 60, minVisitors: 1 });
    await follow(3600);
    expect((await shares())[0]).toEqual(['1.1.0', 5, false]);
    expect((await areaState()).rollout).toMatchObject({ visitorsInStep: 0, minVisitors: 1 });
    expect((await post('areas/blog/advance')).result).toMatchObject({ share: 25 });
    await rollBack();
    await rollOut('1.1.0', { waitSeconds: null, minVisitors: 0 });
    await follow(1_000_000);
    expect((await shares())[0]).toEqual(['1.1.0', 5, false]);
  });

  it('is refused beside another one, of what everyone has, and with nothing to compare it with', async () => {
    await publish('1.0.0');
    const refusal = async (version: string) => {
      const { statusCode, payload } = await rollOut(version);
      return [statusCode, payload];
    };
    expect(await refusal('1.0.0')).toEqual([409, 'Nothing of blog is served yet: activate this release for everyone.']);
    await activate('1.0.0');
    expect(await refusal('1.0.0')).toEqual([409, 'Everyone has blog 1.0.0 already.']);
    await publish('1.1.0');
    await publish('1.2.0');
    await rollOut('1.1.0');
    expect(await refusal('1.2.0')).toEqual([
      409,
      'blog 1.1.0 is being rolled out: give it to everyone or roll it back before another release is tried.',
    ]);
    expect((await post('areas/admin/advance')).payload).toBe('No release of admin is being rolled out.');
    expect((await post('releases/blog/1.2.0/rollout', {}, visitor)).statusCode).toBe(401);
  });

  it.each([
    [{ steps: [] }, "'steps' must be whole percents"],
    [{ steps: [5, 5] }, "'steps' must be whole percents"],
    [{ steps: [0.5] }, "'steps' must be whole percents"],
    [{ steps: [101] }, "'steps' must be whole percents"],
    [{ waitSeconds: 0 }, "'waitSeconds' must be"],
    [{ minVisitors: -1 }, "'minVisitors' must be"],
  ])('refuses the plan %j with a sentence', async (plan, sentence) => {
    await served('1.0.0');
    await publish('1.1.0');
    const { statusCode, payload } = await rollOut('1.1.0', plan);
    expect([statusCode, payload]).toEqual([400, expect.stringContaining(sentence)]);
  });

  it('is rolled back by one call, and ended by another release for everyone', async () => {
    await served('1.0.0', '1.1.0');
    await publish('1.2.0');
    await rollOut('1.2.0');
    expect((await rollBack()).result).toMatchObject({ version: '1.1.0' });
    expect([await shares(), await fallbackOf()]).toEqual([[['1.1.0', 100, true]], expect.stringContaining('/1.0.0/')]);
    await rollOut('1.2.0');
    await activate('1.2.0');
    expect([await shares(), await fallbackOf()]).toEqual([[['1.2.0', 100, true]], expect.stringContaining('/1.1.0/')]);
    await publish('1.3.0');
    await rollOut('1.3.0');
    await served('1.4.0');
    expect([await shares(), await fallbackOf()]).toEqual([[['1.4.0', 100, true]], expect.stringContaining('/1.2.0/')]);
    const { rollouts, releases } = await areaState();
    expect(rollouts.map(({ version, state }) => `${version} ${state}`)).toEqual([
      '1.3.0 replaced',
      '1.2.0 finished',
      '1.2.0 rolledBack',
    ]);
    expect(releases.map(({ version, state }) => `${version} ${state}`)).toEqual([
      '1.4.0 live',
      '1.3.0 withdrawn',
      '1.2.0 fallback',
      '1.1.0 served',
      '1.0.0 served',
    ]);
  });
});

describe('reports of tabs', () => {
  let reports = 0;
  /** The next cohort on one side of a split. */
  const cohort = (isOnTrial: boolean, share = 50): string => {
    for (;;) {
      reports += 1;
      if (bucketOf(`cohort-${reports}`) < share === isOnTrial) return `cohort-${reports}`;
    }
  };
  const report = (version: string, failed: string[], from: { cohort: string; ip: string }, more: object = {}) =>
    test.server.inject({
      method: 'POST',
      url: '/api/platform/trial-reports',
      headers: { ...visitor, cookie: `${cohortCookie}=${from.cohort}` },
      remoteAddress: from.ip,
      payload: { reports: [{ area: 'blog', version, failed, ...more }] },
    });
  /** So many visitors of each release, each from a network of their own unless told otherwise. */
  const visits = async (version: string, count: number, failing: number, network?: string, how = 'render') => {
    for (let visit = 0; visit < count; visit += 1) {
      const ip = `${network ?? `10.${version === '1.1.0' ? 1 : 2}.${reports % 250}`}.${visit % 250}`;
      const sent = await report(version, visit < failing ? [how] : [], { cohort: cohort(version === '1.1.0'), ip });
      expect(sent.statusCode).toBe(204);
    }
  };
  const rows = () => test.database('release_trial_reports');
  const startedWithTokenOf = async (createdById: number) => {
    const { row } = await createDeployToken({ area: 'blog', label: 'Pipeline', createdById }, productActor);
    await test.database('release_rollouts').update({ startedBy: nameOfToken(row) });
  };

  beforeEach(async () => {
    await served('1.0.0');
    await publish('1.1.0');
    await rollOut('1.1.0', { steps: [50], waitSeconds: 600, minVisitors: 5 });
    await new Promise((resolve) => setTimeout(resolve, 1_050));
  });

  it('stop a release that is worse, keep its numbers, tell whom it concerns and erase who reported', async () => {
    const admin = await createUser({ userType: 'admin' });
    const maker = await createUser();
    await startedWithTokenOf(maker.id);
    await visits('1.0.0', 12, 0);
    await visits('1.1.0', 7, 7);
    expect(await follow()).toEqual([]);
    await visits('1.1.0', 5, 5);
    expect(await follow()).toEqual([
      {
        area: 'blog',
        version: '1.1.0',
        owner: 'team-editorial',
        because: '12 of 12 visitors saw it break, against 0 of 12 with the stable release.',
      },
    ]);
    expect(await shares()).toEqual([['1.0.0', 100, true]]);
    const { rollouts, releases } = await areaState();
    expect(rollouts[0]).toMatchObject({
      state: 'stopped',
      endedBecause: '12 of 12 visitors saw it break, against 0 of 12 with the stable release.',
      numbers: { trial: { visitors: 12, render: { affected: 12, of: 12 } }, stable: { visitors: 12 } },
    });
    expect(releases[0]).toMatchObject({ version: '1.1.0', state: 'withdrawn' });
    expect(await rows()).toEqual([]);
    expect(await test.database('release_rollouts').pluck('salt')).toEqual([null]);
    const mails = await test.database('mails').where({ kind: 'rollout-stopped' }).orderBy('id');
    expect(mails.map((mail: { userId: number; subject: string }) => [mail.userId, mail.subject])).toEqual([
      [admin.id, 'Blog 1.1.0 stopped itself'],
      [maker.id, 'Blog 1.1.0 stopped itself'],
    ]);
    // Only administrators can open the release.
    const isLinked = ({ content }: { content: unknown }) => JSON.stringify(content).includes('/admin/releases');
    expect(mails.map(isLinked)).toEqual([true, false]);
    expect(await follow()).toEqual([]);
  });

  it('tell no one who may not sign in any more', async () => {
    const [gone, suspended] = [await createUser(), await createUser()];
    await test.database('users').where({ id: gone.id }).update({ deletedAt: new Date() });
    await test.database('users').where({ id: suspended.id }).update({ suspendedAt: new Date() });
    await startedWithTokenOf(gone.id);
    await startedWithTokenOf(suspended.id);
    await visits('1.0.0', 12, 0);
    await visits('1.1.0', 12, 12);
    expect(await follow()).toHaveLength(1);
    expect(await test.database('mails').where({ kind: 'rollout-stopped' })).toEqual([]);
  });

  it('stop a release whose code throws only in handlers, before its second step', async () => {
    await visits('1.0.0', 12, 0);
    await visits('1.1.0', 8, 8, undefined, 'code');
    expect(await follow(601)).toMatchObject([
      { because: '8 of 8 visitors met an error in its code, against 0 of 12 with the stable release.' },
    ]);
    expect(await shares()).toEqual([['1.0.0', 100, true]]);
    // Numbers of a time that knew no such errors.
    const { trial, stable } = (await areaState()).rollouts[0]?.numbers ?? {};
    const old = [trial, stable].map((numbers) => ({ ...numbers, code: undefined }));
    await test.database('release_rollouts').update({ numbers: JSON.stringify({ trial: old[0], stable: old[1] }) });
    expect((await areaState()).rollouts[0]?.numbers?.trial).toMatchObject({ visitors: 8, code: { of: 0 } });
  });

  it('let a healthy release go on', async () => {
    await visits('1.0.0', 6, 1);
    await visits('1.1.0', 6, 1);
    await follow(601);
    expect(await shares()).toEqual([['1.1.0', 100, true]]);
  });

  it('count a visitor once and a network five times: one person stops nothing', async () => {
    await visits('1.0.0', 40, 0);
    const one = cohort(true);
    for (let time = 0; time < 50; time += 1)
      await report('1.1.0', ['load', 'render'], { cohort: one, ip: '192.0.2.7' });
    await report('1.1.0', ['api'], { cohort: one, ip: '198.51.100.9' });
    expect(await rows().where({ isTrial: true })).toHaveLength(1);
    await visits('1.1.0', 100, 100, '192.0.2');
    expect(await rows().where({ isTrial: true })).toHaveLength(5);
    expect(await follow()).toEqual([]);
    expect((await shares())[0]).toEqual(['1.1.0', 50, false]);
  });

  it('are dropped unless they are of a release that is compared, from a visitor who has it', async () => {
    const own = { cohort: cohort(true), ip: '198.51.100.1' };
    await report('9.9.9', ['load'], own);
    await report('1.1.0', ['load'], { ...own, cohort: cohort(false) });
    await test.server.inject({
      method: 'POST',
      url: '/api/platform/trial-reports',
      headers: visitor,
      payload: { reports: [{ area: 'blog', version: '1.1.0', failed: ['load'] }] },
    });
    expect(await rows()).toEqual([]);
    expect((await report('1.1.0', ['everything'], own)).statusCode).toBe(400);
    expect((await report('1.1.0', ['load'], own, { paint: -1 })).statusCode).toBe(400);
  });

  it('hold no cohort and no address, and remember the worst of a visit', async () => {
    const own = { cohort: cohort(true), ip: '198.51.100.1' };
    await report('1.1.0', [], own, { paint: 4_000 });
    await report('1.1.0', ['api'], own, { input: 90, shift: 0.3 });
    await report('1.1.0', [], own, { paint: 1_000 });
    const [row] = await rows();
    expect(JSON.stringify(row)).not.toMatch(/cohort-|198\.51/);
    const { numbers } = (await areaState()).rollout ?? {};
    expect(numbers?.trial).toMatchObject({
      visitors: 1,
      load: { affected: 0, of: 1 },
      api: { affected: 1, of: 1 },
      paint: { affected: 1, of: 1 },
      input: { affected: 0, of: 1 },
      shift: { affected: 1, of: 1 },
    });
  });
});

describe('the list for administrators', () => {
  it('says what differs between releases, who activated them, and how large they are', async () => {
    await served('1.0.0');
    const { manifest } = publication();
    await publish('1.1.0', {
      manifest: { ...manifest, routes: [{ path: '/posts', head: { title: 'Posts' } }], slots: ['guide.preview'] },
    });
    const admin = await createUser({ userType: 'admin', firstName: 'Iris', lastName: 'Vale' });
    const headers = await signIn(test, admin);
    await test.server.inject({ method: 'POST', url: '/api/platform/releases/blog/1.1.0/activate', headers });
    const { releases, total, served: now } = await areaState();
    expect([total, now]).toMatchObject([2, [{ version: '1.1.0', share: 100, isDefault: true }]]);
    expect(releases).toMatchObject([
      {
        version: '1.1.0',
        state: 'live',
        activatedBy: 'Iris Vale',
        files: 2,
        bytes: expect.any(Number) as number,
        changes: {
          since: '1.0.0',
          routesAdded: ['/posts'],
          routesRemoved: ['/blog'],
          slotsAdded: ['guide.preview'],
          slotsRemoved: [],
        },
      },
      { version: '1.0.0', state: 'fallback', activatedBy: 'the system', changes: null },
    ]);
    const list = await test.server.inject({ url: '/api/platform/areas', headers });
    expect((JSON.parse(list.payload) as AreaReleases[]).map(({ name, title }) => [name, title])).toEqual([
      ['blog', 'Blog'],
    ]);
    expect(
      (await test.server.inject({ url: '/api/platform/areas', headers: await signIn(test, await createUser()) }))
        .statusCode,
    ).toBe(403);
    expect((await test.server.inject({ url: '/api/platform/areas/none', headers })).payload).toBe(
      'No release of none was ever published.',
    );
  });
});
