// @vitest-environment happy-dom
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { conversation, message, person } from '../../../testing/fixtures';
import { MessagesPage } from '../messages-page';

// A busy machine may take its time between two keys.
vi.setConfig({ testTimeout: 20_000 });
const patience = { timeout: 5_000 };

const [maya, liam] = [conversation(7, 'Maya'), conversation(8, 'Liam')];
const whole = { 'GET /api/conversations': () => [maya, liam] };
const box = () => screen.findByLabelText<HTMLInputElement>('Search conversations');
const isShown = (name: string) => screen.queryByText(`${name} Okafor`) !== null;

function open(host = createFakeHost({ user: person })) {
  // As in the real host, what is in the cache is not read again by itself.
  renderInHost(<MessagesPage />, { at: '/messages', host, revalidateIfStale: false });
  return host;
}

test('names and last messages are found immediately, before the request', async () => {
  mockResponses({ ...whole, 'GET /api/conversations?q=words+of+maya': () => new Promise(() => undefined) });
  open();
  await userEvent.type(await box(), 'words of maya');
  expect([isShown('Maya'), isShown('Liam')]).toEqual([true, false]);
});

test('older messages are found by the server, asked once when typing pauses', async () => {
  let respond: (found: unknown) => void = () => undefined;
  const calls = mockResponses({
    ...whole,
    'GET /api/conversations?q=payroll': () => new Promise((resolve) => (respond = resolve)),
  });
  open();
  const input = await box();
  await userEvent.click(input);
  await userEvent.paste('  payroll ');
  expect(screen.getByText('Searching…')).toBeTruthy();
  await waitFor(
    () =>
      expect(calls.filter(({ path }) => path.includes('?q=')).map(({ path }) => path)).toEqual([
        '/api/conversations?q=payroll',
      ]),
    patience,
  );
  expect(screen.getByText('Searching…')).toBeTruthy();
  await act(async () => respond([liam]));
  await waitFor(() => expect([isShown('Maya'), isShown('Liam')]).toEqual([false, true]), patience);
  expect(input.value).toBe('  payroll ');
  expect(document.activeElement).toBe(input);
});

test('a search that finds more than 200 shows the others when asked for', async () => {
  const numbered = Array.from({ length: 201 }, (_, index) => conversation(100 + index, `Person${index}`));
  const last = numbered[199]?.lastMessage?.id;
  mockResponses({
    ...whole,
    'GET /api/conversations?q=person': () => numbered.slice(0, 200),
    [`GET /api/conversations?before=${last}&q=person`]: () => numbered.slice(200),
    'GET /api/conversations?q=persons': () => [liam],
  });
  open();
  await userEvent.click(await box());
  await userEvent.paste('person');
  await userEvent.click(await screen.findByRole('button', { name: 'Show More' }, patience));
  await waitFor(() => expect(isShown('Person200')).toBe(true), patience);
  expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
  await userEvent.click(await box());
  await userEvent.paste('s');
  await waitFor(() => expect([isShown('Person200'), isShown('Liam')]).toEqual([false, true]), patience);
});

test('the found conversations stay while the next response is under way', async () => {
  const calls = mockResponses({
    ...whole,
    'GET /api/conversations?q=pay': () => [liam],
    'GET /api/conversations?q=payroll': () => new Promise(() => undefined),
  });
  open();
  await userEvent.click(await box());
  await userEvent.paste('pay');
  await waitFor(() => expect(isShown('Liam')).toBe(true), patience);
  await userEvent.paste('roll');
  expect(isShown('Liam')).toBe(true);
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/conversations?q=payroll'), patience);
  expect([isShown('Maya'), isShown('Liam')]).toEqual([false, true]);
});

test('a search without results shows an empty state and retains its text; clearing it shows all again', async () => {
  mockResponses({ ...whole, 'GET /api/conversations?q=zebra': () => [] });
  open();
  const input = await box();
  await userEvent.click(input);
  await userEvent.paste('zebra');
  expect(await screen.findByText('No conversations match your search.', {}, patience)).toBeTruthy();
  expect(input.value).toBe('zebra');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect([isShown('Maya'), isShown('Liam')]).toEqual([true, true]);
});

test('a search that fails keeps what the page found itself and can be repeated', async () => {
  let up = false;
  mockResponses({
    ...whole,
    'GET /api/conversations?q=maya': () => (up ? [maya, liam] : new Refusal(503, 'Down for a moment.')),
  });
  open();
  await userEvent.click(await box());
  await userEvent.paste('maya');
  expect(await screen.findByText('Down for a moment.', {}, patience)).toBeTruthy();
  expect([isShown('Maya'), isShown('Liam')]).toEqual([true, false]);
  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(isShown('Liam')).toBe(true), patience);
  expect(screen.queryByText('Down for a moment.')).toBeNull();
});

test('a message that is pushed asks the search again', async () => {
  let found = [liam];
  mockResponses({ ...whole, 'GET /api/conversations?q=invoice': () => found });
  const host = open();
  await userEvent.click(await box());
  await userEvent.paste('invoice');
  await waitFor(() => expect([isShown('Maya'), isShown('Liam')]).toEqual([false, true]), patience);
  found = [maya, liam];
  act(() => host.push('message.created', { message: message(5, { content: 'The invoice' }), conversationWith: 7 }));
  await waitFor(() => expect(isShown('Maya')).toBe(true), patience);
});

test('the box takes as much as the API does', async () => {
  mockResponses({ ...whole, [`GET /api/conversations?q=${'x'.repeat(100)}`]: () => [] });
  open();
  const input = await box();
  await userEvent.click(input);
  await userEvent.paste('x'.repeat(120));
  expect(input.value).toHaveLength(100);
});
