// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyQuery } from './finder-query';
import { useAppearanceCount } from './use-search-count';

const beacon = vi.fn((_url: string, _body: Blob) => true);
beforeEach(() => {
  vi.useFakeTimers();
  beacon.mockClear();
  vi.stubGlobal('navigator', { sendBeacon: beacon });
});
afterEach(() => vi.useRealTimers());

function Results({ ids, page = 1 }: { readonly ids: readonly number[] | undefined; readonly page?: number }) {
  const query = { ...emptyQuery, services: ['tax'], page };
  useAppearanceCount(
    query,
    ids?.map((id) => ({ id })),
    'advisor',
  );
  return null;
}
const sent = async () => {
  vi.useRealTimers();
  return Promise.all(beacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text()) as object));
};

test('says once who was among the results, on each page of them', async () => {
  const { rerender } = render(<Results ids={undefined} />);
  vi.advanceTimersByTime(5_000);
  rerender(<Results ids={[7, 9]} />);
  vi.advanceTimersByTime(5_000);
  rerender(<Results ids={[11]} page={2} />);
  vi.advanceTimersByTime(5_000);
  rerender(<Results ids={[7, 9]} />);
  vi.advanceTimersByTime(5_000);
  rerender(<Results ids={[]} page={3} />);
  vi.advanceTimersByTime(5_000);
  expect(await sent()).toEqual([
    { event: 'results-shown', query: 'services=tax&profession=advisor', professionalIds: [7, 9] },
    { event: 'results-shown', query: 'services=tax&page=2&profession=advisor', professionalIds: [11] },
  ]);
});
