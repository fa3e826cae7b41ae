import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MadePage, PageMaking } from './make-page';
import { createPageCache } from './page-cache';
import { createSharedPages, type SharedPages } from './shared-pages';

let changed = 0;
let endedAt: number | null = null;
let load: { busy: boolean; admits: boolean };
let pages: SharedPages;
let begun: ControlledMaking[];

interface ControlledMaking {
  readonly withData: boolean;
  /** The deadline passes. */
  late(): void;
  /** The page is rendered. */
  render(html: string): void;
}

const common = { setCookies: [], status: 200, headers: {} };
const whole = (html: string): MadePage => ({ ...common, html, renderedBy: 'server', isFinal: true, isWhole: true });
const frame: MadePage = { ...common, html: 'frame', renderedBy: 'browser', isFinal: false, isWhole: false };

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}

function make({ withData }: { readonly withData: boolean }): PageMaking {
  const inTime = deferred<MadePage>();
  const finished = deferred<MadePage | null>();
  if (!withData) inTime.resolve(frame);
  begun.push({
    withData,
    late: () => inTime.resolve(frame),
    render: (html) => {
      finished.resolve(whole(html));
      inTime.resolve(whole(html));
    },
  });
  return { inTime: inTime.promise, finished: finished.promise };
}

function change(): void {
  changed += 1;
  endedAt = Date.now();
}

beforeEach(() => {
  changed = 0;
  endedAt = null;
  load = { busy: false, admits: true };
  begun = [];
  const changes = {
    version: () => changed,
    count: () => changed,
    endedAt: (version: number) => (version < changed ? endedAt : null),
  };
  const renderer = { isBusy: () => load.busy, admits: () => load.admits };
  const cache = createPageCache({ maxBytes: 1_000_000, leastLife: 0, changes });
  pages = createSharedPages({ cache, changes, patience: 50, renderer });
});

const open = async (key = '/') => {
  const opened = await pages.open(key, make);
  return `${opened.from} ${opened.body?.html}`;
};

/** Has a page cached, then changes what it shows. */
async function withStalePage(): Promise<void> {
  const opened = open();
  begun[0]?.render('old');
  await opened;
  expect(await open()).toBe('cached old');
  change();
  begun = [];
}

it('is made once for all who ask at the same time', async () => {
  const all = Promise.all(Array.from({ length: 50 }, () => open()));
  expect(begun).toHaveLength(1);
  begun[0]?.render('page');
  expect(new Set(await all)).toEqual(new Set(['made page']));
  expect(await open()).toBe('cached page');
});

it('is cached when it is finished after its visitors have got the frame', async () => {
  const [first, second] = [open(), open()];
  begun[0]?.late();
  expect(await Promise.all([first, second])).toEqual(['made frame', 'made frame']);
  // Requests in the meantime get the frame immediately, and start no render.
  expect(await open()).toBe('made frame');
  expect(begun).toHaveLength(1);
  begun[0]?.render('late');
  await vi.waitFor(async () => expect(await open()).toBe('cached late'));
  expect(begun).toHaveLength(1);
});

it('shows a change immediately while the workers have capacity', async () => {
  await withStalePage();
  const opened = open();
  begun[0]?.render('new');
  expect(await opened).toBe('made new');
  expect(await open()).toBe('cached new');
});

it('is served stale while a new one takes longer than people should wait', async () => {
  await withStalePage();
  expect(await open()).toBe('stale old');
  expect(begun).toHaveLength(1);
  begun[0]?.render('new');
  await vi.waitFor(async () => expect(await open()).toBe('cached new'));
});

it('is waited for when only an old one is there, which goes out before a frame does', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await withStalePage();
  vi.setSystemTime(Date.now() + 9 * 60_000);
  const opened = open();
  await wait(80);
  begun[0]?.render('new');
  expect(await opened).toBe('made new');
  change();
  begun = [];
  vi.setSystemTime(Date.now() + 9 * 60_000);
  const late = open();
  begun[0]?.late();
  expect(await late).toBe('stale new');
  vi.setSystemTime(Date.now() + 2 * 60_000);
  expect(await open()).toBe('made frame');
  vi.useRealTimers();
});

it('is rendered anew once while the workers are busy, however often something changes', async () => {
  await withStalePage();
  load.busy = true;
  expect(await Promise.all([open(), open(), open()])).toEqual(['stale old', 'stale old', 'stale old']);
  expect(begun).toHaveLength(1);
  change();
  expect(await open()).toBe('stale old');
  expect(begun).toHaveLength(1);
});

it('begins nothing behind a stale page when too many wait already', async () => {
  await withStalePage();
  load = { busy: true, admits: false };
  expect(await open()).toBe('stale old');
  expect(begun).toHaveLength(0);
});

it('does not join a page that was begun before a change', async () => {
  const first = open();
  change();
  const second = open();
  expect(begun).toHaveLength(2);
  begun[1]?.render('new');
  begun[0]?.render('old');
  expect(await Promise.all([first, second])).toEqual(['made old', 'made new']);
  expect(await open()).toBe('cached new');
});

it('is its frame without data when too many others are in the making', async () => {
  const others = Array.from({ length: 128 }, (_, index) => open(`/${index}`));
  expect(await open('/one-more')).toBe('made frame');
  expect(begun.at(-1)?.withData).toBe(false);
  for (const making of begun) making.render('page');
  await Promise.all(others);
});
