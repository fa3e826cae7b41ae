import { assistantLimits } from '@counterpart/api/contract';
import { mockResponses, createFakeHost } from '@counterpart/shell/sdk/testing';
import { expect, test, vi } from 'vitest';
import { answer, streamOf } from '../../../testing/fixtures';
import { createTalk, emptyTalk } from './talk';

const endpoint = 'POST /api/compliance/ask/stream';
const { api } = createFakeHost();
const answered = () => streamOf(['answer', answer()]);
const statement = (text: string) => ['statement', { part: 'answer', text }] as const;

test('each statement stands in the talk before the answer does', async () => {
  mockResponses({ [endpoint]: () => streamOf(statement('One.'), statement('Two.'), ['answer', answer()]) });
  const talk = createTalk();
  const seen: (string[] | null)[] = [];
  talk.subscribe(() => seen.push(talk.read().pending?.statements.map(({ text }) => text) ?? null));
  await talk.ask(api, 'Who collects?');
  expect(seen).toEqual([[], ['One.'], ['One.', 'Two.'], null]);
  expect(talk.read().turns).toMatchObject([{ question: 'Who collects?', answer: answer() }]);
});

test('a follow-up carries the latest questions; choices that mean all are left out', async () => {
  const calls = mockResponses({ [endpoint]: answered });
  const talk = createTalk();
  for (let number = 1; number <= assistantLimits.previousQuestionsMax + 1; number += 1)
    await talk.ask(api, `Q${number}`);
  talk.write({ industry: 'retail' });
  await talk.ask(api, 'And then?');
  expect(calls[0]?.body).toEqual({ question: 'Q1' });
  expect(calls.at(-1)?.body).toEqual({
    question: 'And then?',
    industry: 'retail',
    previousQuestions: ['Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7'],
  });
});

test.each([
  [
    'says why',
    () => streamOf(['failed', { message: 'The guides could not be read.' }]),
    'The guides could not be read.',
  ],
  ['ends without an answer', () => streamOf(statement('One.')), 'Failed to get an answer'],
  ['sends an answer without its citations', () => streamOf(['answer', { answer: 'Yes.' }]), 'Failed to get an answer'],
])('a stream that %s rejects, keeps the draft and leaves no turn', async (_kind, stream, message) => {
  mockResponses({ [endpoint]: stream });
  const talk = createTalk();
  await expect(talk.ask(api, 'Who collects?')).rejects.toThrow(message);
  expect(talk.read()).toEqual({ ...emptyTalk, draft: 'Who collects?' });
});

const cut = () =>
  new Response(
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('event: statement\ndata: {"part":"answer","text":"One."}\n\n'));
        body.error(new TypeError('network error'));
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

test.each([
  ['breaks in the middle', cut],
  ['ends early', () => streamOf(statement('One.'))],
])('after a stream that %s the answer is requested again, in one piece', async (_kind, stream) => {
  const calls = mockResponses({ [endpoint]: stream, 'POST /api/compliance/ask': () => answer() });
  const talk = createTalk();
  await talk.ask(api, 'Who collects?');
  expect(talk.read().turns).toMatchObject([{ question: 'Who collects?', answer: answer() }]);
  expect(calls.map(({ path }) => path)).toEqual(['/api/compliance/ask/stream', '/api/compliance/ask']);
  expect(calls[1]?.body).toEqual({ question: 'Who collects?' });
});

test('a refusal and a failure that the server tells are not requested again', async () => {
  const calls = mockResponses({
    [endpoint]: () => streamOf(['failed', { message: 'The guides could not be read.' }]),
    'POST /api/compliance/ask': () => answer(),
  });
  await expect(createTalk().ask(api, 'Who collects?')).rejects.toThrow('The guides could not be read.');
  expect(calls).toHaveLength(1);
});

test('a stream is waited for while the server says that the model thinks', async () => {
  vi.useFakeTimers();
  mockResponses({
    [endpoint]: () =>
      new Response(
        new ReadableStream({
          start: async (body) => {
            const send = (event: string, data: unknown) =>
              body.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
            for (let second = 0; second < 30; second += 5) {
              send('waiting', null);
              await new Promise((resolve) => setTimeout(resolve, 5_000));
            }
            send('answer', answer());
            body.close();
          },
        }),
        { headers: { 'content-type': 'text/event-stream' } },
      ),
  });
  const talk = createTalk();
  const asked = talk.ask(api, 'Who collects?');
  await vi.advanceTimersByTimeAsync(30_000);
  await asked;
  expect(talk.read().turns).toMatchObject([{ question: 'Who collects?', answer: answer() }]);
  vi.useRealTimers();
});

test('a stream that never says anything is given up within ten seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_url: string, init: RequestInit) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  );
  const talk = createTalk();
  const asked = expect(talk.ask(api, 'Who collects?')).rejects.toThrow('No answer came in time. Please try again.');
  await vi.advanceTimersByTimeAsync(10_000);
  await asked;
  expect(talk.read()).toMatchObject({ pending: null, turns: [], draft: 'Who collects?' });
  vi.useRealTimers();
});

test('a question that is taken back leaves no turn, and no late answer', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    signals.push(init.signal);
    return new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  });
  const talk = createTalk();
  const asked = talk.ask(api, 'Who collects?');
  talk.abort();
  await expect(asked).rejects.toThrow('Aborted');
  expect(signals[0]?.aborted).toBe(true);
  expect(talk.read()).toMatchObject({ pending: null, turns: [], draft: 'Who collects?' });
});

test('clearing empties the question, resets both choices and removes the answers', async () => {
  mockResponses({ [endpoint]: answered });
  const talk = createTalk();
  talk.write({ industry: 'retail', category: 'tax' });
  await talk.ask(api, 'Who collects?');
  talk.clear();
  expect(talk.read()).toEqual({ ...emptyTalk, draft: '' });
});

test('a talk goes along when its visitor signs in, and no one else sees it', async () => {
  mockResponses({ [endpoint]: answered });
  const talk = createTalk();
  talk.belongTo(null);
  await talk.ask(api, 'Who collects?');
  talk.belongTo(3);
  expect(talk.knows('Who collects?')).toBe(true);
  talk.belongTo(null);
  expect(talk.read()).toEqual(emptyTalk);
});
