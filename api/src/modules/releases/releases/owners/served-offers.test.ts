import { beforeEach, describe, expect, it } from 'vitest';
import type { Discovery } from '../../../../contract/named-types';
import { testServer } from '../../../../platform/testing/test-server';
import { archiveOf, asInstallation, publication, publishing, registerShells } from '../release-factory';

const test = testServer();
beforeEach(async () => {
  await registerShells(test);
});

const head = { title: 'Page' };
const released = (area: string, version: string, declared: object) => {
  const { manifest } = publication();
  return publication(version, {
    name: area,
    manifest: { ...manifest, id: area, routes: [{ path: `/${area}`, head }], ...declared },
  });
};
const publish = async (area: string, version: string, declared: object) => {
  const response = await test.server.inject(publishing(await archiveOf(released(area, version, declared))));
  return [response.statusCode, response.payload] as const;
};
const serve = async (area: string, version: string, declared: object) => {
  expect((await publish(area, version, declared))[0]).toBe(200);
  const url = `/api/platform/releases/${area}/${version}/activate`;
  const { statusCode } = await test.server.inject({ method: 'POST', url, headers: asInstallation });
  expect(statusCode).toBe(200);
};
const served = async () => {
  const { payload } = await test.server.inject('/api/platform/discovery');
  return (JSON.parse(payload) as Discovery).microFrontends;
};
const manifestOf = async (area: string) => (await served())[area]?.[0]?.extras.manifest;
const widgets = { 'dashboard.widgets': { many: true, description: 'Cards of the dashboard.' } };

const oddPaths = ['/filing/:id', '/x/../filing', '/%66iling', '/filing?year=1', '/filing#top', '//far.example'];

describe('links of the header', () => {
  it.each<[object[], string]>([
    [
      [{ label: 'Filings', href: '/other' }],
      "The link 'Filings' leads to '/other', which is none of the release's routes.",
    ],
    ...oddPaths.map((href): [object[], string] => [[{ label: 'Filing', href }], 'must be a plain path']),
    [
      [
        { label: 'Filing', href: '/filing' },
        { label: 'filing', href: '/desk' },
      ],
      'Two links of an area have the same label or lead to the same page',
    ],
    [[{ label: 'Desk', href: '/desk' }], "The link 'Desk' leads to '/desk', which only administrators may open."],
    [[{ label: 'F', href: '/filing' }], 'must have 2 to 30 characters'],
    [
      Array.from({ length: 7 }, (_, at) => ({ label: `Link ${at}`, href: `/${at}` })),
      'An area has 6 links in the header at most',
    ],
  ])('are refused as %j', async (navigation, sentence) => {
    const routes = [
      { path: '/filing/:id', head },
      { path: '/filing', head },
      { path: '/desk', head, access: 'admin' },
    ];
    const [status, said] = await publish('filing', '1.0.0', { routes, navigation });
    expect([status, said]).toEqual([400, expect.stringContaining(sentence)]);
  });

  it('go with their route to another area, and areas stand in the order in which they came', async () => {
    const link = { label: 'Filings', href: '/filings' };
    const routes = [
      { path: '/tools', head },
      { path: '/filings', head },
    ];
    await serve('tools', '1.0.0', { routes, navigation: [{ label: 'Tools', href: '/tools' }, link] });
    await test.database('route_owners').where({ name: '/filings' }).update({ handedTo: 'filing' });
    await serve('filing', '1.0.0', { routes: [{ path: '/filings', head }], navigation: [link] });
    expect((await manifestOf('tools'))?.navigation).toEqual([{ label: 'Tools', href: '/tools' }]);
    expect((await manifestOf('filing'))?.navigation).toEqual([link]);
    expect(Object.keys(await served())).toEqual(['tools', 'filing']);
  });
});

describe('slots that areas offer', () => {
  it('are filled by any number of areas, once one offers them', async () => {
    const filling = { slots: ['dashboard.widgets'] };
    const [status, sentence] = await publish('filing', '1.0.0', filling);
    expect([status, sentence]).toEqual([
      422,
      "filing fills the slot 'dashboard.widgets', which neither the shell nor an area offers; there are 'header.count' and 'guide.preview'.",
    ]);
    await serve('market', '1.0.0', { offers: widgets });
    for (const area of ['filing', 'payroll']) await serve(area, '1.0.0', filling);
    expect((await manifestOf('filing'))?.slots).toEqual(['dashboard.widgets']);
    expect((await manifestOf('payroll'))?.slots).toEqual(['dashboard.widgets']);
  });

  it('have one owner when they are for one area, and one area that offers them', async () => {
    const single = { 'dashboard.aside': { description: 'Beside the figures.' } };
    await serve('market', '1.0.0', { offers: { ...single, ...widgets } });
    await serve('filing', '1.0.0', { slots: ['dashboard.aside'] });
    expect((await publish('payroll', '1.0.0', { slots: ['dashboard.aside'] }))[1]).toBe(
      "payroll cannot have the slot 'dashboard.aside': it belongs to filing. An administrator can hand it over.",
    );
    // A new release of who offers it, and one that would offer what another area fills alone.
    await serve('market', '1.1.0', { offers: { ...single, ...widgets } });
    expect((await publish('payroll', '1.0.0', { offers: single }))[1]).toBe(
      "payroll cannot offer the slot 'dashboard.aside': it belongs to filing. An administrator can hand it over.",
    );
    await serve('desk', '1.0.0', { slots: ['header.count'] });
    const count = { 'header.count': { many: true, description: 'A count.' } };
    expect((await publish('payroll', '1.0.0', { offers: count }))[1]).toBe(
      "payroll cannot offer the slot 'header.count': it belongs to desk. An administrator can hand it over.",
    );
    expect((await publish('payroll', '1.0.0', { offers: widgets }))[1]).toBe(
      "payroll cannot offer the slot 'dashboard.widgets': it belongs to market. An administrator can hand it over.",
    );
  });

  it('keep no shell out, and are not among what a page loads first when many fill them', async () => {
    await serve('market', '1.0.0', { offers: widgets });
    await serve('filing', '1.0.0', { slots: ['dashboard.widgets'] });
    await registerShells(test);
    const routes = [{ path: '/dashboard', slots: ['dashboard.widgets'], head }];
    expect((await publish('market', '1.1.0', { routes, offers: widgets }))[1]).toBe(
      "The route '/dashboard' lists the slot 'dashboard.widgets': what many areas fill loads after the page.",
    );
  });
});

describe('events of areas', () => {
  it.each([
    [{ emits: ['blog.posted'] }, "filing cannot emit 'blog.posted': its events begin with 'filing.'."],
    [{ listens: ['filing.filed'] }, "filing listens to 'filing.filed', an event of its own"],
    [{ listens: ['payroll.paid'] }, "filing listens to 'payroll.paid', which no served area emits."],
    [{ emits: ['filing'] }, "must be a name such as 'dashboard.widgets'"],
  ])('are refused as %j', async (events, sentence) => {
    expect((await publish('filing', '1.0.0', { events }))[1]).toContain(sentence);
  });

  it('are heard once an area emits them', async () => {
    await serve('payroll', '1.0.0', { events: { emits: ['payroll.paid'] } });
    await serve('filing', '1.0.0', { events: { listens: ['payroll.paid'] } });
  });
});
