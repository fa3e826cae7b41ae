// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { releaseSetWith } from '../../page-contract/testing/release-sets';
import { HostContext } from '../../sdk/host/host';
import { plainSite, type PageSite } from '../../page-contract/site';
import type { FallbackRelease, ReleaseSet } from '../../page-contract/release-set';
import type { RemoteModule } from '../../sdk/areas/remote';
import { Slot, Slots } from '../../sdk/areas/slot';
import { createFakeHost } from '../../sdk/testing';
import { createAreaLoader } from '../../browser/areas/area-loader';
import { AreasContext } from './areas-context';
import { createSlotRegistry } from './slot-registry';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  navigator.sendBeacon = () => true;
});

afterEach(() => vi.useRealTimers());

function filledBy(area: string, fallback: FallbackRelease | null = null): ReleaseSet {
  const set = releaseSetWith({ [area]: { fallback } });
  const release = set.areas[area];
  return release
    ? { ...set, areas: { [area]: { ...release, manifest: { ...release.manifest, slots: ['header.messages-count'] } } } }
    : set;
}

function show(load: (area: string, entry: string) => Promise<RemoteModule>, set = filledBy('messaging')) {
  const loader = createAreaLoader(set, { loadFromEntry: load });
  const host = { ...createFakeHost(), slots: createSlotRegistry(set, loader) };
  const page = render(
    <AreasContext value={{ releaseSet: set, loader }}>
      <HostContext value={host}>
        <Slot name="header.messages-count" props={{}} loading="loading" fallback="nothing" />
      </HostContext>
    </AreasContext>,
  );
  return { ...page, loader };
}

it('loads the filler’s area when the slot is first shown, and renders it', async () => {
  const load = vi.fn(() => Promise.resolve({ routes: [], slots: { 'header.messages-count': () => <b>3 unread</b> } }));
  show(load);
  expect(screen.getByText('loading')).toBeTruthy();
  expect(await screen.findByText('3 unread')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('shows the slot’s own fallback when the area is down, or when no area fills it', async () => {
  show(() => Promise.reject(new Error('404')));
  expect(await screen.findByText('nothing')).toBeTruthy();
  const load = vi.fn();
  show(load, releaseSetWith({ messaging: {} }));
  expect(screen.getAllByText('nothing')).toHaveLength(2);
  expect(load).not.toHaveBeenCalled();
});

it('lets a filler that throws disappear, and the page stay', async () => {
  const load = () =>
    Promise.resolve({
      routes: [],
      slots: {
        'header.messages-count': () => {
          throw new Error('A bug of messaging.');
        },
      },
    });
  await act(async () => {
    show(load);
    await Promise.resolve();
  });
  expect(screen.queryByText('loading')).toBeNull();
});

it('fills the slot from the release before when the current one throws', async () => {
  const load = (_area: string, entry: string) =>
    Promise.resolve<RemoteModule>({
      routes: [],
      slots: {
        'header.messages-count': () => {
          if (entry === '/before.js') return <b>2 unread</b>;
          throw new Error('A bug of messaging.');
        },
      },
    });
  show(load, filledBy('messaging', { version: '0.9.0', entry: '/before.js' }));
  expect(await screen.findByText('2 unread')).toBeTruthy();
});

it('is filled by itself once its area can be loaded again, and shows its fallback until then', async () => {
  vi.useFakeTimers();
  let isUp = false;
  const shown = new Set<string>();
  const load = vi.fn(() =>
    isUp
      ? Promise.resolve({ routes: [], slots: { 'header.messages-count': () => <b>3 unread</b> } })
      : Promise.reject(new Error('404')),
  );
  show(load);
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 100) {
      await act(() => vi.advanceTimersByTimeAsync(100));
      shown.add(document.body.textContent);
    }
  };
  await pass(1000);
  expect(document.body.textContent).toBe('nothing');
  shown.clear();
  const tried = load.mock.calls.length;
  await pass(12_000);
  expect(load.mock.calls.length).toBeGreaterThan(tried);
  // No flicker: it was not shown as loading in between.
  expect([...shown]).toEqual(['nothing']);
  isUp = true;
  await pass(61_000);
  expect(document.body.textContent).toBe('3 unread');
  expect([...shown]).toEqual(['nothing', '3 unread']);
  const calls = load.mock.calls.length;
  await pass(61_000);
  expect(load.mock.calls.length).toBe(calls);
});

it('requests nothing while the circuit of its area is open, and is filled after that', async () => {
  vi.useFakeTimers();
  let isUp = false;
  const load = vi.fn(() =>
    isUp
      ? Promise.resolve({ routes: [], slots: { 'header.messages-count': () => <b>3 unread</b> } })
      : Promise.reject(new Error('404')),
  );
  const { loader } = show(load);
  await act(() => vi.advanceTimersByTimeAsync(100));
  // Two pages of the area are opened as well: the third failure opens the circuit, for ten seconds.
  for (const _page of ['/messages', '/messages?with=7']) await act(() => loader.load('messaging'));
  expect(load).toHaveBeenCalledTimes(3);
  isUp = true;
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(load).toHaveBeenCalledTimes(3);
  expect(document.body.textContent).toBe('nothing');
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(load).toHaveBeenCalledTimes(4);
  expect(document.body.textContent).toBe('3 unread');
});

it('is tried as soon as the browser is online, and never while no slot is on the page', async () => {
  vi.useFakeTimers();
  let isUp = false;
  const load = vi.fn(() =>
    isUp
      ? Promise.resolve({ routes: [], slots: { 'header.messages-count': () => <b>3 unread</b> } })
      : Promise.reject(new Error('404')),
  );
  const { unmount } = show(load);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  isUp = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(500);
  });
  expect(screen.getByText('3 unread')).toBeTruthy();
  unmount();
  isUp = false;
  load.mockClear();
  const second = show(load);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  second.unmount();
  load.mockClear();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load).not.toHaveBeenCalled();
});

/** Two areas that fill a slot which is for many, and what administrators say of them. */
function showMany(modules: Readonly<Record<string, () => Promise<RemoteModule>>>, site: Partial<PageSite> = {}) {
  const more = { slots: ['probe.aside'] };
  const set = releaseSetWith({ filing: { more }, payroll: { more } });
  const loader = createAreaLoader(set, {
    loadFromEntry: (area) => modules[area]?.() ?? Promise.reject(new Error('404')),
  });
  const host = { ...createFakeHost(), slots: createSlotRegistry(set, loader, { ...plainSite, ...site }) };
  render(
    <AreasContext value={{ releaseSet: set, loader }}>
      <HostContext value={host}>
        <Slots name="probe.aside" props={{ year: 2026 }} fallback={({ title }) => `${title} is down`}>
          {(content, { title }) => <section aria-label={title}>{content}</section>}
        </Slots>
      </HostContext>
    </AreasContext>,
  );
  return () => screen.queryAllByRole('region').map((card) => `${card.getAttribute('aria-label')}: ${card.textContent}`);
}
const filler = (text: string) => () =>
  Promise.resolve<RemoteModule>({ routes: [], slots: { 'probe.aside': ({ year }) => `${text} ${year}` } });

it('renders every filler of a slot for many, in the administrators’ order', async () => {
  const modules = { filing: filler('Filings'), payroll: filler('Payroll') };
  const cards = showMany(modules, { navigation: { order: ['probe.aside payroll'], hidden: [] } });
  await waitFor(() => expect(cards()).toEqual(['payroll: Payroll 2026', 'filing: Filings 2026']));
});

it('leaves out a filler that is hidden', async () => {
  const cards = showMany({ payroll: filler('Payroll') }, { navigation: { order: [], hidden: ['probe.aside filing'] } });
  await waitFor(() => expect(cards()).toEqual(['payroll: Payroll 2026']));
});

it('says in one card that its filler is down or throws, and shows the others', async () => {
  const throws = () =>
    Promise.resolve<RemoteModule>({
      routes: [],
      slots: {
        'probe.aside': () => {
          throw new Error('A bug of filing.');
        },
      },
    });
  const cards = showMany({ filing: throws, payroll: filler('Payroll') });
  await waitFor(() => expect(cards()).toEqual(['filing: filing is down', 'payroll: Payroll 2026']));
  cleanup();
  const later = showMany({ payroll: filler('Payroll') });
  await waitFor(() => expect(later()).toEqual(['filing: filing is down', 'payroll: Payroll 2026']));
});
