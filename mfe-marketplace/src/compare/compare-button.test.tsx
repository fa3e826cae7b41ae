// @vitest-environment happy-dom
import { renderInHost } from '@counterpart/shell/sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { professionals } from '../testing/people';
import { CompareButton } from './compare-button';
import { ComparisonBar } from './comparison-bar';

beforeEach(() => localStorage.clear());

const open = () =>
  renderInHost(
    <>
      {professionals(5).map((each) => (
        <CompareButton key={each.id} professional={each} />
      ))}
      <ComparisonBar />
    </>,
  );
const press = (number: number) =>
  userEvent.click(screen.getByRole('button', { name: `Compare Person${number} Lopez` }));

it('gathers up to four, in the order of choosing, and leads to them', async () => {
  const { host } = open();
  expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull();
  for (const number of [3, 1, 2, 4]) await press(number);
  expect((await screen.findByRole('link', { name: 'Compare' })).getAttribute('href')).toBe('/compare?ids=3,1,2,4');
  expect(screen.getByText('4 of 4 to compare')).toBeTruthy();
  await press(5);
  expect(host.shownToasts).toEqual([
    { title: 'You can compare up to 4 professionals.', description: 'Remove one to add another.' },
  ]);
  await press(1);
  expect(screen.getByText('Person3 Lopez, Person2 Lopez, Person4 Lopez')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Compare Person1 Lopez' }).getAttribute('aria-pressed')).toBe('false');
});

it('is still there after the page is loaded again, until it is cleared', async () => {
  const { unmount } = open();
  await press(2);
  unmount();
  open();
  expect(await screen.findByText('1 of 4 to compare')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByText('1 of 4 to compare')).toBeNull();
});

it('begins anew when what is stored is not its own', () => {
  localStorage.setItem('counterpart.compare', '{"broken":');
  open();
  expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull();
});
