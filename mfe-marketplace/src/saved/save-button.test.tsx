// @vitest-environment happy-dom
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { professional, user } from '../testing/people';
import { SaveButton } from './save-button';

const open = (who: Parameters<typeof createFakeHost>[0]) =>
  renderInHost(<SaveButton professional={professional()} />, {
    host: createFakeHost(who),
    at: '/accountant/7',
    path: '/accountant/:id',
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('remembers for a visitor, over a reload, and takes it back', async () => {
  const calls = mockResponses({});
  const { host, unmount } = open({});
  await press('Save Maria Lopez');
  expect(host.shownToasts).toMatchObject([{ title: 'Saved Maria Lopez', action: { label: 'Log In or Sign Up' } }]);
  unmount();
  open({});
  await screen.findByRole('button', { name: 'Remove Maria Lopez from saved' });
  await press('Remove Maria Lopez from saved');
  await screen.findByRole('button', { name: 'Save Maria Lopez' });
  expect([calls, localStorage.length]).toEqual([[], 0]);
});

it('saves immediately for a client', async () => {
  const calls = mockResponses({ 'GET /api/saved/ids': { ids: [] }, 'PUT /api/saved/7': undefined });
  const { host } = open({ user: user() });
  await press('Save Maria Lopez');
  expect(await screen.findByRole('button', { name: 'Remove Maria Lopez from saved' })).toBeTruthy();
  await waitFor(() => expect(host.shownToasts[0]).toMatchObject({ title: 'Saved Maria Lopez', tone: 'success' }));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(true);
});

it('keeps the others that a client saved when it is pressed before they are known', async () => {
  let ids = [8];
  let arrive: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (arrive = resolve));
  mockResponses({
    'GET /api/saved/ids': async () => {
      await first;
      return { ids };
    },
    'PUT /api/saved/7': () => {
      ids = [7, 8];
    },
  });
  renderInHost(
    <>
      <SaveButton professional={professional()} />
      <SaveButton professional={professional({ id: 8, firstName: 'Ann', lastName: 'Bell' })} />
    </>,
    { host: createFakeHost({ user: user() }), at: '/search', path: '/search' },
  );
  await press('Save Maria Lopez');
  arrive();
  expect(await screen.findByRole('button', { name: 'Remove Maria Lopez from saved' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Remove Ann Bell from saved' })).toBeTruthy();
});

it('takes it back when the server refuses', async () => {
  mockResponses({
    'GET /api/saved/ids': { ids: [] },
    'PUT /api/saved/7': new Refusal(
      409,
      'You have saved 200 professionals. Please remove one first.',
      'too_many_saved',
    ),
  });
  const { host } = open({ user: user() });
  await press('Save Maria Lopez');
  await waitFor(() =>
    expect(host.shownToasts).toEqual([
      {
        title: 'Error saving professional',
        description: 'You have saved 200 professionals. Please remove one first.',
        tone: 'destructive',
      },
    ]),
  );
  expect(screen.getByRole('button', { name: 'Save Maria Lopez' })).toBeTruthy();
});

it('is not there for professionals, who have no list', () => {
  const calls = mockResponses({});
  open({ user: user({ userType: 'accountant' }) });
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls).toEqual([]);
});
