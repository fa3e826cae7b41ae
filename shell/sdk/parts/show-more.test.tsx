// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { apiKey } from '../api/api-client';
import { ShowMore } from './show-more';
import { mockResponses, Refusal, renderInHost } from '../testing';
import { useApi } from '../api/use-api';
import { useMoreOf } from '../api/use-more';

const pageSize = 3;
const sessions = 'GET /api/users/sessions';
const row = (id: number) => ({
  id: String(id),
  browser: `Browser ${id}`,
  createdAt: '',
  lastSeenAt: '',
  current: false,
});

function List(): ReactNode {
  const rows = useApi('/api/users/sessions', {});
  const more = useMoreOf(rows, pageSize, 'id', (part) => apiKey('/api/users/sessions', { query: part }));
  const endFirst = () => void rows.mutate((known) => known?.slice(1), { revalidate: false });
  const addOne = () => void rows.mutate((known) => known && [row(0), ...known], { revalidate: false });
  return (
    <>
      <ul>
        {rows.data?.map(({ id, browser }) => (
          <li key={id}>{browser}</li>
        ))}
      </ul>
      <ShowMore more={more} what="sessions" />
      <button onClick={endFirst}>End</button>
      <button onClick={addOne}>Add</button>
    </>
  );
}

function open(responses: Record<string, unknown>) {
  const calls = mockResponses({ [sessions]: [row(1), row(2), row(3)], ...responses });
  renderInHost(<List />);
  return calls;
}
/** Presses a button as the keyboard does: it has the focus. */
function press(button: HTMLElement): void {
  button.focus();
  fireEvent.click(button);
}
const showMore = () => screen.queryByRole('button', { name: 'Show More' });
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('offers nothing more of a list that ends with a full page', async () => {
  const calls = open({ [`${sessions}?limit=1&offset=3`]: [] });
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(await screen.findByText('Browser 3')).toBeTruthy();
  expect(showMore()).toBeNull();
});

it('adds the rest, leaves out what is known already, and takes the focus to the first new row', async () => {
  open({
    [`${sessions}?limit=1&offset=3`]: [row(4)],
    [`${sessions}?offset=3`]: [row(3), row(4), row(5)],
    [`${sessions}?limit=1&offset=5`]: [row(6)],
    [`${sessions}?offset=5`]: [row(6)],
    [`${sessions}?limit=1&offset=6`]: [],
  });
  press(await screen.findByRole('button', { name: 'Show More' }));
  expect((await screen.findByText('Browser 4')) === document.activeElement).toBe(true);
  press(await screen.findByRole('button', { name: 'Show More' }));
  expect((await screen.findByText('Browser 6')) === document.activeElement).toBe(true);
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6].map((id) => `Browser ${id}`));
  expect(showMore()).toBeNull();
});

it('keeps what is shown and the focus when the next part cannot be loaded, and tries again', async () => {
  const failing = { [sessions]: [row(1), row(2), row(3)], [`${sessions}?limit=1&offset=3`]: [row(4)] };
  open({ ...failing, [`${sessions}?offset=3`]: new Refusal(503, 'Busy.') });
  press(await screen.findByRole('button', { name: 'Show More' }));
  expect(await screen.findByText('More sessions could not be loaded.')).toBeTruthy();
  expect(shown()).toHaveLength(3);
  expect(document.activeElement === showMore()).toBe(true);
  mockResponses({ ...failing, [`${sessions}?offset=3`]: [row(4)] });
  press(screen.getByRole('button', { name: 'Show More' }));
  expect((await screen.findByText('Browser 4')) === document.activeElement).toBe(true);
  expect(screen.queryByText('More sessions could not be loaded.')).toBeNull();
});

it('still offers the rest when a row of a full page is taken away', async () => {
  open({ [`${sessions}?limit=1&offset=3`]: [row(4)], [`${sessions}?limit=1&offset=2`]: [row(4)] });
  expect(await screen.findByRole('button', { name: 'Show More' })).toBeTruthy();
  press(screen.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Show More' })).toBeTruthy();
});

it('offers the rest again when the list changed while a part was loading, and changed back', async () => {
  let respond: (part: object[]) => void = () => undefined;
  const calls = open({
    [`${sessions}?limit=1&offset=3`]: [row(4)],
    [`${sessions}?limit=1&offset=4`]: [row(4)],
    [`${sessions}?offset=3`]: () => new Promise((resolve) => (respond = resolve)),
  });
  press(await screen.findByRole('button', { name: 'Show More' }));
  await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('?offset=3'))).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(shown()).toHaveLength(4));
  await act(async () => {
    respond([row(4)]);
    await new Promise((resolve) => setTimeout(resolve));
  });
  fireEvent.click(screen.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(shown()).toHaveLength(3));
  press(await screen.findByRole('button', { name: 'Show More' }));
  await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('?offset=3'))).toHaveLength(2));
});
