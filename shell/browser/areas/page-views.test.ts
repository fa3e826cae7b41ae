// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { countViews } from './page-views';

afterEach(() => void vi.restoreAllMocks());

const areaAt = (path: string) => (path === '/' || path.startsWith('/blog') ? path.slice(1, 5) || 'market' : undefined);
const leave = () => dispatchEvent(new Event('pagehide'));

it('counts each page once, and tells of one tab in ten how fast the first was, until another area’s is shown', async () => {
  history.replaceState(null, '', '/');
  const sent: unknown[] = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_path, body) => {
    void (body as Blob).text().then((text) => sent.push(JSON.parse(text)));
    return true;
  });
  let onValue = (_name: 'paint' | 'input' | 'shift', _value: number): void => undefined;
  const observe = vi.fn((next: typeof onValue) => void (onValue = next));
  countViews({ areaAt, observe, random: () => 0.1 });
  const show = countViews({ areaAt, observe, random: () => 0.09 });
  await vi.waitFor(() => expect(observe).toHaveBeenCalledTimes(1));
  onValue('paint', 900);
  for (const path of ['/blog', '/blog', '/elsewhere', '/blog/one']) show(path);
  history.replaceState(null, '', '/blog/one');
  onValue('shift', 0.4);
  leave();
  leave();
  show('/');
  leave();
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.slice(1)).toEqual([
    { views: { market: 1, blog: 2 }, vitals: { area: 'market', paint: 900 } },
    { views: { market: 1 } },
  ]);
});
