// @vitest-environment happy-dom
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { professionals, searchPage } from '../../testing/people';
import { isSentence } from './own-words';
import { SearchPage } from './search-page';

const search = 'GET /api/accountants/search';
const sentence = 'bookkeeper in Austin who speaks Spanish, not a CPA';
const words = `GET /api/accountants/own-words?text=${encodeURIComponent(sentence).replaceAll('%20', '+')}`;
const three = searchPage(professionals(3));
const results = { [search]: three, [`${search}?services=tax&verified=true`]: three };

async function say(text: string, at = '') {
  const opened = renderInHost(<SearchPage />, { at: `/search${at}`, path: '/search' });
  const events = userEvent.setup();
  await screen.findByText('3 professionals found');
  await events.type(screen.getByLabelText('Name or keyword'), `${text}{Enter}`);
  return { ...opened, events };
}

it('turns a sentence into filters beside those that are on, says what it could not use, and finds its words', async () => {
  mockResponses({
    ...results,
    [words]: { search: 'state=Austin&services=bookkeeping&languages=spanish', left: ['a CPA'] },
  });
  const { location, events } = await say(sentence, '?verified=true&services=tax');
  const note = await screen.findByText(/We turned your words/);
  expect(location()).toBe('/search?services=bookkeeping&state=Austin&verified=true&languages=spanish');
  expect(note.closest('[role=status]')?.textContent).toContain('We couldn’t use “a CPA”.');
  expect(screen.getByLabelText<HTMLInputElement>('Name or keyword').value).toBe('');
  await events.click(screen.getByRole('link', { name: 'Search the Exact Words' }));
  expect(new URLSearchParams(location().split('?')[1]).get('q')).toBe(sentence);
  expect(screen.queryByText(/We turned your words/)).toBeNull();
});

it('lets each filter be removed, which ends the note', async () => {
  mockResponses({ ...results, [words]: { search: 'services=bookkeeping&languages=spanish', left: [] } });
  const { location, events } = await say(sentence);
  expect((await screen.findByText(/We turned your words/)).textContent).not.toContain('couldn’t');
  await events.click(screen.getByRole('button', { name: 'Remove filter Speaks Spanish' }));
  expect(location()).toBe('/search?services=bookkeeping');
  expect(screen.queryByText(/We turned your words/)).toBeNull();
});

it.each([
  ['the API is away', new Refusal(503, 'The database is not reachable.', 'database_unavailable')],
  ['nothing was read', { search: '', left: [sentence] }],
])('searches for the words as they stand when %s', async (_name, answer) => {
  mockResponses({ ...results, [words]: answer });
  const { location } = await say(sentence);
  await screen.findByRole('button', { name: `Remove filter “${sentence}”` });
  expect(new URLSearchParams(location().split('?')[1]).get('q')).toBe(sentence);
  expect(screen.queryByText(/We turned your words/)).toBeNull();
});

it.each([
  'tax',
  'Rachel Kim',
  'Maria de la Cruz',
  'restaurant tax austin',
  'Law Offices of Smith and Sons',
  'Books for Less LLC',
])('searches for “%s” as ever, without asking what it means', async (text) => {
  const calls = mockResponses(results);
  const { location } = await say(text);
  expect(new URLSearchParams(location().split('?')[1]).get('q')).toBe(text);
  expect(calls.filter(({ path }) => path.includes('own-words'))).toEqual([]);
});

it('takes what is longer than a sentence as it stands', () => {
  expect(isSentence(`I need ${'a bookkeeper and '.repeat(20)}`)).toBe(false);
});
