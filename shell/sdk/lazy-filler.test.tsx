// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyFiller } from './lazy-filler';

const filler = () => {
  const load = vi.fn(() => Promise.resolve(() => <p>Filled</p>));
  return { load, Filler: lazyFiller(load) };
};
const show = (Filler: ReturnType<typeof filler>['Filler']) =>
  render(
    <Suspense fallback="coming">
      <Filler />
    </Suspense>,
  );

it('shows the placeholder until its code is there', async () => {
  const { Filler, load } = filler();
  expect(load).not.toHaveBeenCalled();
  show(Filler);
  expect(screen.getByText('coming')).toBeTruthy();
  expect(await screen.findByText('Filled')).toBeTruthy();
});

it('shows no placeholder once its code was fetched, which happens once', async () => {
  const { Filler, load } = filler();
  await act(() => Filler.preload());
  await act(() => Filler.preload());
  show(Filler);
  expect(screen.getByText('Filled')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});
