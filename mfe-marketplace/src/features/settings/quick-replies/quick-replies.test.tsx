// @vitest-environment happy-dom
import { quickReplySuggestions, type Billing, type QuickReply } from '@counterpart/api/contract';
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { billing } from '../../../testing/billing';
import { user } from '../../../testing/people';
import { SettingsPage } from '../settings-page';

/** An API that holds quick replies. */
function storing(first: readonly string[], plan: Billing['plan'] = 'professional') {
  let stored: QuickReply[] = first.map((title, index) => ({ id: index + 1, title, body: `Text of ${title}` }));
  const api = { titles: () => stored.map(({ title }) => title), refusal: null as Refusal | null };
  mockResponses({
    'GET /api/billing': billing({ plan }),
    'GET /api/quick-replies': () => stored,
    'POST /api/quick-replies': (draft: Omit<QuickReply, 'id'>) => {
      if (api.refusal) return api.refusal;
      const added = { id: 100 + stored.length, ...draft };
      stored = [...stored, added];
      return added;
    },
    'PUT /api/quick-replies/order': ({ ids }: { ids: number[] }) => {
      if (api.refusal) return api.refusal;
      stored = ids.map((id) => stored.find((reply) => reply.id === id)!);
      return stored;
    },
    'PUT /api/quick-replies/1': (draft: Omit<QuickReply, 'id'>) => {
      stored = stored.map((reply) => (reply.id === 1 ? { ...reply, ...draft } : reply));
      return stored[0];
    },
    'DELETE /api/quick-replies/1': () => {
      stored = stored.filter(({ id }) => id !== 1);
    },
  });
  return api;
}

const open = (userType: 'accountant' | 'client' = 'accountant') =>
  renderInHost(<SettingsPage />, {
    at: '/profile?tab=replies',
    path: '/profile',
    host: createFakeHost({ user: user({ userType }) }),
  });
const shown = () =>
  within(screen.getByRole('list', { name: 'Quick replies' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

it('begin with suggestions, which are stored together', async () => {
  const api = storing([]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Suggestions' }));
  await waitFor(() => expect(api.titles()).toEqual(quickReplySuggestions.map(({ title }) => title)));
  await waitFor(() => expect(shown()).toEqual(api.titles()));
});

it('are written with both texts, and what was typed survives a refusal', async () => {
  const api = storing(['Fees']);
  const { host } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Quick Reply' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Quick Reply' }));
  expect(screen.getByText('Please enter a name')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Hours');
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'From nine to five.');
  api.refusal = new Refusal(409, 'You’ve saved 30 quick replies. Delete one to add another.');
  await userEvent.click(screen.getByRole('button', { name: 'Save Quick Reply' }));
  await waitFor(() => expect(host.shownToasts).toHaveLength(1));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe('From nine to five.');
  api.refusal = null;
  await userEvent.click(screen.getByRole('button', { name: 'Save Quick Reply' }));
  await waitFor(() => expect(shown()).toEqual(['Fees', 'Hours']));
});

it('are changed, and deleted after a question', async () => {
  const api = storing(['Fees', 'Call']);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Fees' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Prices{Enter}');
  await waitFor(() => expect(shown()).toEqual(['Prices', 'Call']));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Prices' }));
  expect(api.titles()).toEqual(['Prices', 'Call']);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Quick Reply' }));
  await waitFor(() => expect(shown()).toEqual(['Call']));
});

it('take another order by key, with the focus on the row that moved; a refused order goes back', async () => {
  const api = storing(['A', 'B', 'C']);
  const { host } = open();
  (await screen.findByRole('button', { name: 'Move C up' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(api.titles()).toEqual(['A', 'C', 'B']));
  expect(shown()).toEqual(['A', 'C', 'B']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move C up' })));
  await userEvent.keyboard('{Enter}');
  // At the top there is no way up.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move C down' })));
  api.refusal = new Refusal(409, 'Your quick replies were changed in another tab.');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(host.shownToasts).toHaveLength(1));
  await waitFor(() => expect(shown()).toEqual(['C', 'A', 'B']));
});

it.each([
  ['starter', /Basic messaging has 4 quick replies/, true],
  ['professional', null, false],
] as const)('on %s: four are enough or not', async (plan, note, isFull) => {
  storing(['A', 'B', 'C', 'D'], plan);
  open();
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add Quick Reply' });
  if (note) await screen.findByText(note);
  else expect(screen.queryByText(/Basic messaging/)).toBeNull();
  expect(add.disabled).toBe(isFull);
});

it('are no part of a client’s settings', async () => {
  storing([]);
  open('client');
  expect(await screen.findByRole('tab', { name: 'Personal Information' })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Quick Replies' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add Quick Reply' })).toBeNull();
});
