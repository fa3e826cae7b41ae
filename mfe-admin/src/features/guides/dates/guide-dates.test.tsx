// @vitest-environment happy-dom
import type { EditedGuideDate } from '@counterpart/api/contract';
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin } from '../../../testing/fixtures';
import { contentOf, valuesOf } from './date-values';
import { GuideDates } from './guide-dates';

const date: EditedGuideDate = {
  id: 4,
  revision: 2,
  isBundled: true,
  content: {
    label: 'File the hive report',
    onlyIf: 'you have ten hives',
    rule: { kind: 'yearly', days: ['05-15'], plusDays: 30 },
    audience: { entities: ['nonprofit'], states: ['TX'], minEmployees: 20, online: true },
    weekendRule: 'next-business-day',
    sourceTitle: 'Apiary Act',
    sourceUrl: 'https://www.example.gov/apiary',
    checkedOn: '2026-11-30',
  },
};
const read = 'GET /api/admin/guides/7/dates';
const change = 'PUT /api/admin/guides/7/dates/4';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-01T18:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function open(answers: Record<string, unknown> = {}) {
  const calls = mockResponses({ [read]: [date], ...answers });
  renderInHost(<GuideDates guideId={7} />, { host: createFakeHost({ user: admin }) });
  await screen.findByText(/^Next: /);
  return calls;
}
const dialog = () => within(screen.getByRole('dialog'));
const edit = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Edit: File the hive report' }));
  await screen.findByRole('dialog');
};
const press = (name: string | RegExp) => userEvent.click(dialog().getByRole('button', { name }));

test('a date is changed over the version that was opened, with what its new kind of rule needs', async () => {
  const calls = await open({ [change]: date });
  // The extension ends on a Monday.
  expect(screen.getByText(/^Next: Jun 14, 2027/)).toBeTruthy();
  await edit();
  await userEvent.selectOptions(dialog().getByLabelText('When'), 'monthly');
  await press('Save Date');
  expect(dialog().getByText('Choose 1 to 31')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await userEvent.type(dialog().getByLabelText('Day of the month'), '31');
  expect(dialog().getByRole('status').textContent).toMatch(/^Next: Dec 31, 2026 · Feb 1, 2027/);
  await press('Save Date');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    content: { ...date.content, rule: { kind: 'monthly', day: 31 } },
    revision: 2,
  });
});

test('typed text stays when another administrator has changed the date, and is saved over theirs', async () => {
  const sentence = 'Someone changed this date after you opened it. Saving again replaces their version.';
  let stored = date;
  const calls = await open({
    [read]: () => [stored],
    [change]: () => (stored.revision === 2 ? new Refusal(409, sentence, 'compliance_date_changed') : stored),
  });
  await edit();
  await userEvent.type(dialog().getByLabelText('What is due'), ' twice');
  const before = calls.length;
  await press('Save Date');
  expect(await dialog().findByText(sentence)).toBeTruthy();
  stored = { ...date, revision: 3 };
  await waitFor(() => expect(calls.slice(before).filter(({ method }) => method === 'GET')).not.toEqual([]));
  expect(dialog().getByLabelText<HTMLInputElement>('What is due').value).toBe('File the hive report twice');
});

test('a field of another kind of rule keeps no date from being saved', async () => {
  const calls = await open({ [change]: date });
  await edit();
  await userEvent.type(dialog().getByLabelText(/^Days of an extension/), 'abc');
  await userEvent.selectOptions(dialog().getByLabelText('When'), 'always');
  await press('Save Date');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.some(({ method }) => method === 'PUT')).toBe(true);
});

test('a date is removed after it was confirmed, of the version that is shown', async () => {
  const calls = await open({ 'DELETE /api/admin/guides/7/dates/4?revision=2': null });
  await userEvent.click(screen.getByRole('button', { name: 'Remove: File the hive report' }));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await press('Remove Date');
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

test('the form gives back every date as it was', () => {
  expect(contentOf(valuesOf(date.content))).toEqual(date.content);
});
