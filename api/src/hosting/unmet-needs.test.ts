import { describe, expect, it } from 'vitest';
import { publication, testShell } from '../modules/releases/releases/release-factory';
import { unmetByOwner, unmetNeeds } from './unmet-needs';

const { manifest } = publication();
const release = (changes: Readonly<Record<string, unknown>>) => publication('1.0.0', changes);
const withManifest = (changes: object) => release({ manifest: { ...manifest, ...changes } });
const withRoute = (changes: object) => withManifest({ routes: [{ ...manifest.routes[0], ...changes }] });

describe('what a release needs of the shell', () => {
  it('is there for a release that fits', () => {
    expect(unmetNeeds(publication(), [testShell])).toEqual([]);
    const lazy = { './editor': { files: [], consumes: ['@counterpart/shell/sdk@1'] } };
    const full = { preload: { ...publication().preload, lazy } };
    const filling = { slots: ['header.count'], slotPreload: { 'header.count': ['./editor'] } };
    expect(unmetNeeds(release({ ...full, manifest: { ...manifest, ...filling } }), [testShell])).toEqual([]);
  });

  it.each([
    [
      'a later React',
      release({ preload: { expose: { files: [], consumes: ['react@20'] }, lazy: {} } }),
      'blog needs react@20, which the shell does not provide; it provides react@19.',
    ],
    [
      'a module in a lazy chunk that is not shared',
      release({
        preload: { expose: { files: [], consumes: [] }, lazy: { './a': { files: [], consumes: ['lodash@4'] } } },
      }),
      'blog needs lodash@4, which the shell does not provide.',
    ],
    ['a later SDK', withManifest({ sdk: '^2.0.0' }), 'blog needs the SDK in version ^2.0.0, but the shell has 1.4.0.'],
    [
      'any SDK',
      withManifest({ sdk: '*' }),
      "blog accepts SDK versions that do not exist yet ('*'); name those it was built for, such as '^1.0.0'.",
    ],
    [
      'every later SDK',
      withManifest({ sdk: '>=1.0.0' }),
      "blog accepts SDK versions that do not exist yet ('>=1.0.0'); name those it was built for, such as '^1.0.0'.",
    ],
    [
      'an unknown slot that it fills',
      withManifest({ slots: ['header.clock'] }),
      "blog fills the slot 'header.clock', which neither the shell nor an area offers; there are 'header.count' and 'guide.preview'.",
    ],
    [
      'an unknown slot that a page shows',
      withRoute({ slots: ['page.ads'] }),
      "The route '/blog' shows the slot 'page.ads', which neither the shell nor an area offers; there are 'header.count' and 'guide.preview'.",
    ],
    [
      'a preload that its code does not load',
      withRoute({ preload: ['./nothing'] }),
      "The route '/blog' preloads './nothing', which the code of blog does not load lazily.",
    ],
    [
      'a preload with the name of a method of every object',
      withRoute({ preload: ['constructor'] }),
      "The route '/blog' preloads 'constructor', which the code of blog does not load lazily.",
    ],
    [
      'a preload for a slot that it does not fill',
      withManifest({ slotPreload: { 'header.count': [] } }),
      "blog preloads for the slot 'header.count', which it does not fill.",
    ],
  ])('is missing for %s', (_what, asked, sentence) => {
    expect(unmetNeeds(asked, [testShell])).toEqual([sentence]);
  });

  it('is a slot that an area offers, its own or another', () => {
    const asked = withManifest({ slots: ['dashboard.widgets'], offers: { 'blog.aside': { description: 'Beside.' } } });
    expect(unmetNeeds(asked, [testShell], ['dashboard.widgets'])).toEqual([]);
    expect(unmetByOwner([asked], [testShell])).toEqual([
      "team-editorial: blog fills the slot 'dashboard.widgets', which neither the shell nor an area offers; there are 'header.count', 'guide.preview' and 'blog.aside'.",
    ]);
    const offering = withManifest({ offers: { 'dashboard.widgets': { many: true, description: 'Cards.' } } });
    expect(unmetByOwner([asked], [testShell], [offering])).toEqual([]);
  });

  it('must be in every live shell, each thing named once', () => {
    const older = { ...testShell, build: 'older', provides: ['react@18'] };
    expect(unmetNeeds(publication(), [testShell, older, older])).toEqual([
      'blog needs react@19, which the shell does not provide; it provides react@18.',
    ]);
  });
});
