// @vitest-environment happy-dom
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answer } from '../../../testing/fixtures';
import { AnswerFeedback } from './answer-feedback';

const endpoint = 'POST /api/compliance/feedback';
const turn = { id: '5b1f7a52-6c0e-4a51-9a55-0f6b1c1f0a11', question: 'Who collects?', answer: answer() };
const said = {
  answerId: turn.id,
  question: turn.question,
  answer: turn.answer.answer,
  answeredBy: 'guides',
  guides: ['sales-tax-nexus'],
};
const open = () => renderInHost(<AnswerFeedback turn={turn} />);

test('Yes sends the question, the answer and its guides, each guide once, and nothing of the reader', async () => {
  const calls = mockResponses({ [endpoint]: undefined });
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Thanks, noted.')).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([{ ...said, helpful: true, details: '' }]);
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
});

test('No asks why, and what was written survives a failure', async () => {
  let isDown = true;
  const calls = mockResponses({ [endpoint]: () => (isDown ? new Refusal(503, 'Down for a minute.') : undefined) });
  const { host } = open();
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send Feedback' });
  await userEvent.click(send);
  expect(await screen.findByText('Please select a reason')).toBeTruthy();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Something is missing' }));
  await userEvent.type(screen.getByLabelText(/^Details/), ' Local taxes. ');
  await userEvent.click(send);
  await vi.waitFor(() => expect(host.shownToasts.at(-1)).toMatchObject({ title: 'Your feedback wasn’t sent' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Details/).value).toBe(' Local taxes. ');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send Feedback' }));
  expect(await screen.findByText('Thanks. Our editors will look at it.')).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ ...said, helpful: false, reason: 'incomplete', details: 'Local taxes.' });
});
