// @vitest-environment happy-dom
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, closest, refusal, streamOf } from '../../testing/fixtures';
import { AskPanel } from './ask-panel';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(async () => {
  // The tab's talk outlives the page.
  const clear = screen.queryByRole<HTMLButtonElement>('button', { name: 'Clear' });
  if (clear && !clear.disabled) await userEvent.click(clear);
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const endpoint = 'POST /api/compliance/ask/stream';
const open = (question = '') => renderInHost(<AskPanel question={question} onClear={() => undefined} />);
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
const askButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ask Question' });
const ask = async (question: string) => {
  await userEvent.clear(box());
  await userEvent.type(box(), question);
  await userEvent.click(askButton());
};

test('thanks are answered without a specialist, and not rated', async () => {
  const thanks = { ...refusal, answer: 'Ask whenever you have another question.', asksNothing: true };
  mockResponses({ [endpoint]: () => streamOf(['answer', thanks]) });
  open();
  await ask('thanks');
  expect(await screen.findByText(thanks.answer)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Get Matched with a Specialist' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask a Specialist' })).toBeNull();
  expect(screen.queryByText(/helpful/)).toBeNull();
});

test('nothing but blanks is not asked', async () => {
  const calls = mockResponses({});
  const { host } = open();
  expect(askButton().disabled).toBe(true);
  await ask('   ');
  expect(host.shownToasts).toEqual([
    { title: 'Question required', description: 'Please enter a question', tone: 'destructive' },
  ]);
  expect(calls).toEqual([]);
});

test('a citation opens the passage with its guide, and closes again', async () => {
  mockResponses({ [endpoint]: () => streamOf(['answer', answer()]) });
  open();
  await ask('Who collects?');
  const entry = within(await screen.findByRole('article', { name: 'Who collects?' }));
  expect(await entry.findByText('Answered from our guides')).toBeTruthy();
  const [marker] = entry.getAllByRole('button', { name: 'Source 1: Sales Tax Nexus, Summary of the Law' });
  await userEvent.click(marker!);
  expect(marker?.getAttribute('aria-expanded')).toBe('true');
  const passage = document.getElementById(marker?.getAttribute('aria-controls') ?? '')!;
  expect(passage.querySelector('mark')?.textContent).toBe('A state can require a seller to collect its sales tax.');
  expect(
    within(passage)
      .getByRole('link', { name: /Read the guide/ })
      .getAttribute('href'),
  ).toBe('/compliance/sales-tax-nexus');
  await userEvent.click(marker!);
  expect(passage.isConnected).toBe(false);
});

test('the passage shows while the focus is on its number, and Escape takes it away', async () => {
  mockResponses({ [endpoint]: () => streamOf(['answer', answer()]) });
  open();
  await ask('Who collects?');
  const [marker] = await screen.findAllByRole('button', { name: /^Source 1/ });
  act(() => marker?.focus());
  expect(marker?.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('blockquote').textContent).toContain('Most states use');
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Read the guide: Sales Tax Nexus');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('blockquote')).toBeNull();
});

test('an answer names its guide, whose law it is and when it was reviewed, and what is related is asked', async () => {
  const calls = mockResponses({ [endpoint]: () => streamOf(['answer', answer()]) });
  open();
  await ask('Who collects?');
  expect(await screen.findByText(/State · reviewed Nov 22, 2026$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sales Tax Nexus' }).getAttribute('href')).toBe(
    '/compliance/sales-tax-nexus',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Who is a marketplace seller?' }));
  expect(await screen.findByRole('article', { name: 'Who is a marketplace seller?' })).toBeTruthy();
  expect(calls.at(-1)?.body).toMatchObject({ previousQuestions: ['Who collects?'] });
});

test('the closest question is opened when none is sure, with its source, and the others are links', async () => {
  mockResponses({ [endpoint]: () => streamOf(['answer', closest]) });
  open();
  await ask('Who pays?');
  const entry = within(await screen.findByRole('article', { name: 'Who pays?' }));
  expect(await entry.findByText(/^We’re not sure this is your question/)).toBeTruthy();
  expect(entry.getByRole('heading', { level: 4, name: 'Who collects sales tax?' })).toBeTruthy();
  expect(entry.getByText('A state can require a seller to collect its sales tax.')).toBeTruthy();
  expect(entry.getByText(/State · reviewed Nov 22, 2026$/)).toBeTruthy();
  const others = within(entry.getByRole('list', { name: 'Also close' }));
  expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Who is a marketplace seller?']);
  const titles = entry.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Who collects sales tax?', 'Sources & References']);
  expect(entry.getByRole('link', { name: 'Get Matched with a Specialist' }).getAttribute('href')).toBe('/quiz');
  await userEvent.click(entry.getByRole('button', { name: 'Save Answer' }));
  expect(entry.getByRole('button', { name: 'Saved' })).toBeTruthy();
});

test('one section is open at a time; sources come last and open in a new tab', async () => {
  mockResponses({ [endpoint]: () => streamOf(['answer', answer()]) });
  open();
  await ask('Who collects?');
  await screen.findByText('More from this guide');
  await userEvent.click(screen.getByRole('button', { name: 'What the law says' }));
  expect(screen.getByText('Most states use $100,000 of sales a year.')).toBeTruthy();
  const titles = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['More from this guide', 'What the law says', 'What to do', 'Sources & References']);
  await userEvent.click(screen.getByRole('button', { name: 'Sources & References' }));
  expect(screen.getByRole('button', { name: 'What the law says' }).getAttribute('aria-expanded')).toBe('false');
  const source = screen.getByRole('link', { name: /Official source/ });
  expect(source.textContent).toContain('(opens in a new tab)');
  expect([source.getAttribute('target'), source.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

test('a suggested follow-up is asked in the same talk', async () => {
  const calls = mockResponses({ [endpoint]: () => streamOf(['answer', answer()]) });
  open();
  await ask('Who collects?');
  await userEvent.click(await screen.findByRole('button', { name: 'What should we do first?' }));
  const latest = await screen.findByRole('article', { name: 'What should we do first?' });
  expect(await within(latest).findByText('Ask next')).toBeTruthy();
  expect(
    screen.getAllByRole('article').map((entry) => within(entry).getByRole('heading', { level: 3 }).textContent),
  ).toEqual(['What should we do first?', 'Who collects?']);
  expect(document.activeElement?.textContent).toBe('What should we do first?');
  expect(calls.at(-1)?.body).toMatchObject({ previousQuestions: ['Who collects?'] });
});

test('a refusal says why and leads to a specialist, with nothing to save', async () => {
  mockResponses({ [endpoint]: () => streamOf(['answer', refusal]) });
  open();
  await ask('May I keep bees?');
  expect(await screen.findByText(refusal.answer)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Get Matched with a Specialist' }).getAttribute('href')).toBe('/quiz');
  expect(screen.queryByRole('button', { name: 'Save Answer' })).toBeNull();
});

test('a failure shows a toast and keeps the question', async () => {
  mockResponses({ [endpoint]: () => new Refusal(429, 'Too many questions. Try again in a minute.', 'rate_limited') });
  const { host } = open();
  await ask('Who collects?');
  await vi.waitFor(() =>
    expect(host.shownToasts).toEqual([
      { title: 'Error', description: '429: Too many questions. Try again in a minute.', tone: 'destructive' },
    ]),
  );
  expect(box().value).toBe('Who collects?');
  expect(screen.queryByRole('article')).toBeNull();
});

test('an answer is saved, renamed, deleted, brought back and put on screen again', async () => {
  mockResponses({ [endpoint]: () => streamOf(['answer', answer()]) });
  const { host } = open();
  await ask('Who collects?');
  await userEvent.click(await screen.findByRole('button', { name: 'Save Answer' }));
  expect(host.shownToasts.at(-1)).toMatchObject({
    title: 'Response saved',
    description: 'You can view it in your saved responses',
  });
  const list = () => within(screen.getByRole('region', { name: 'Saved answers' }));
  await userEvent.click(list().getByRole('button', { name: 'Rename: Who collects?' }));
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'Sales tax{Enter}');
  await userEvent.type(screen.getByLabelText('Search saved answers'), 'bees');
  expect(list().getByText('No saved answer has these words.')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Search saved answers'));
  await userEvent.click(list().getByRole('button', { name: 'Delete: Sales tax' }));
  expect(screen.queryByRole('button', { name: 'Delete: Sales tax' })).toBeNull();
  expect(screen.getByText(/Save an answer to keep it here/)).toBeTruthy();
  host.shownToasts.at(-1)?.action?.onSelect();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('article')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Reload: Sales tax' }));
  expect(screen.getByRole('article', { name: 'Who collects?' })).toBeTruthy();
  expect(box().value).toBe('Who collects?');
});
