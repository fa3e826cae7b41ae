// @vitest-environment happy-dom
import { quizSteps, quizTitles } from '@counterpart/api/contract';
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { user } from '../../testing/people';
import { quizId, quizAnswers, quizResult } from '../../testing/quiz';
import { QuizPage } from './quiz-page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (query = '', host = createFakeHost()) => ({
  ...renderInHost(<QuizPage />, { at: `/quiz${query}`, path: '/quiz', host }),
  events: userEvent.setup(),
});

/** Answers the eight steps with each question's first option. */
async function answerSteps(events: UserEvent) {
  for (const { main, more } of quizSteps) {
    for (const { title, words = title, kind, options: [first = ''] = [] } of [main, ...more]) {
      if (kind === 'dropdown') await events.selectOptions(await screen.findByLabelText(words), first);
      else if (kind === 'radio' || kind === 'checkbox')
        await events.click(within(await screen.findByRole('group', { name: words })).getByRole(kind, { name: first }));
      else await screen.findByLabelText(new RegExp(words));
      if ([quizTitles.services, quizTitles.state, quizTitles.description].some((end) => end === title))
        await events.click(screen.getByRole('button', { name: 'Next' }));
    }
  }
}

async function fillContact(events: UserEvent) {
  for (const [label, name] of [
    ['First name', 'firstName'],
    ['Last name', 'lastName'],
    ['Email', 'email'],
    ['Phone', 'phone'],
  ] as const) {
    await events.type(screen.getByLabelText(label), String(quizAnswers[name]));
  }
  await events.click(screen.getByRole('checkbox', { name: /I agree/ }));
}

const start = (events: UserEvent) => events.click(screen.getByRole('button', { name: 'Start the Quiz' }));
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const stepHeading = () => screen.getByRole('heading', { name: /^Step \d of 9/ });

describe('the keyboard', () => {
  it('chooses with number keys and Enter, and goes on from the last question', async () => {
    const { events } = open();
    await start(events);
    expect(document.activeElement).toBe(stepHeading());
    await events.keyboard('2{Enter}');
    expect(stepHeading().getAttribute('aria-label')).toBe('Step 1 of 9: Your business, question 2 of 3');
    expect(document.activeElement).toBe(stepHeading());
    await events.keyboard('{Enter}');
    expect(document.activeElement).toBe(stepHeading());
    await events.keyboard('{Tab}{Enter}');
    expect(radio('<$100K').checked).toBe(true);
    await events.keyboard('4');
    await screen.findByRole('group', { name: quizTitles.employees });
    await events.keyboard('4{Enter}');
    expect(stepHeading().getAttribute('aria-label')).toBe('Step 2 of 9: Services');
    expect(document.activeElement).toBe(stepHeading());
    await events.keyboard('1{Tab}{Enter}');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Payroll Management' }).checked).toBe(true);
  });

  it('stays on the question while arrow keys move the choice; a click leads on, Previous back', async () => {
    const { events } = open();
    await start(events);
    radio('Sole Proprietor').focus();
    await events.keyboard(' {ArrowDown}');
    expect(radio('LLC Single-Member').checked).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(stepHeading().getAttribute('aria-label')).toBe('Step 1 of 9: Your business');
    await events.click(radio('Partnership'));
    await screen.findByRole('group', { name: quizTitles.revenue });
    expect(screen.queryByRole('group', { name: quizSteps[0]?.main.words ?? quizTitles.entity })).toBeNull();
    await events.click(screen.getByRole('button', { name: 'Previous' }));
    expect(radio('Partnership').checked).toBe(true);
  });

  it('leaves its keys to fields that take text', async () => {
    localStorage.setItem('counterpart.quiz', JSON.stringify({ step: 6, answers: quizAnswers, ownerId: null }));
    const { events } = open();
    await events.click(await screen.findByRole('button', { name: 'Continue Where You Left Off' }));
    await events.click(screen.getByRole('button', { name: 'Next' }));
    await events.clear(screen.getByLabelText(/^City/));
    await events.type(screen.getByLabelText(/^City/), '29 Palms');
    expect(screen.getByLabelText<HTMLInputElement>(/^City/).value).toBe('29 Palms');
  });
});

describe('the history', () => {
  it('has an entry for each step, with the answers of each', async () => {
    const { events, location, go } = open('?industry=technology');
    await start(events);
    expect(location()).toBe('/quiz?industry=technology&step=1');
    await answerFirstStep(events);
    await waitFor(() => expect(location()).toBe('/quiz?industry=technology&step=2'));
    await go(-1);
    expect(stepHeading().getAttribute('aria-label')).toBe('Step 1 of 9: Your business');
    expect(radio('Sole Proprietor').checked).toBe(true);
    await go(1);
    expect(stepHeading().getAttribute('aria-label')).toBe('Step 2 of 9: Services');
    await events.click(screen.getByRole('button', { name: 'Previous' }));
    expect(location()).toBe('/quiz?industry=technology&step=1');
    await go(-1);
    expect(screen.getByRole('button', { name: 'Continue Where You Left Off' })).toBeTruthy();
  });

  it('opens the step of the URL with the stored answers when the page is loaded again', async () => {
    localStorage.setItem('counterpart.quiz', JSON.stringify({ step: 4, answers: quizAnswers, ownerId: null }));
    open('?step=4');
    await waitFor(() => expect(stepHeading().getAttribute('aria-label')).toBe('Step 4 of 9: Budget'));
  });

  it('opens no step past one that is not answered', async () => {
    const { [quizTitles.industry]: _, ...answers } = quizAnswers;
    localStorage.setItem('counterpart.quiz', JSON.stringify({ step: 4, answers, ownerId: null }));
    open('?step=8');
    await waitFor(() => expect(stepHeading().getAttribute('aria-label')).toBe('Step 3 of 9: Industry'));
  });

  it('begins with the intro when nothing is stored', () => {
    open('?step=4');
    expect(screen.getByRole('button', { name: 'Start the Quiz' })).toBeTruthy();
  });
});

describe('the steps', () => {
  // Some thirty controls are looked up by their roles: slow on a busy machine.
  it('go from the intro to the matches, with the progress of each', async () => {
    const calls = mockResponses({ 'POST /api/quiz': quizResult(), [`GET /api/quiz/${quizId}`]: quizResult() });
    const { events, location } = open();
    await events.click(screen.getByRole('button', { name: 'Start the Quiz' }));
    expect(screen.getByText('Step 1 of 9')).toBeTruthy();
    expect(screen.getByText('0% complete')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    await answerSteps(events);
    expect(screen.getByText('Step 9 of 9')).toBeTruthy();
    expect(screen.getByText('100% complete')).toBeTruthy();
    await fillContact(events);
    await events.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, Dana' })).toBeTruthy();
    expect(screen.getAllByText('License verified by our team')).toHaveLength(3);
    expect(location()).toBe(`/quiz?request=${quizId}`);
    const body = calls.find(({ method }) => method === 'POST')?.body as {
      id: string;
      answers: Record<string, unknown>;
    };
    expect(body.id).toMatch(/^[\da-f-]{36}$/);
    expect(body.answers[quizTitles.services]).toEqual(['Bookkeeping']);
    expect(body.answers['termsAgreed']).toBe('true');
  });

  it('name what is missing and put the focus there', async () => {
    const { events } = open();
    await events.click(screen.getByRole('button', { name: 'Start the Quiz' }));
    await events.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getAllByText('Please select an option')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(radio('Sole Proprietor')));
    await events.click(screen.getByRole('radio', { name: 'Partnership' }));
    expect(screen.queryByText('Please select an option')).toBeNull();
    await screen.findByRole('group', { name: quizTitles.revenue });
    expect(screen.queryByText('Please select an option')).toBeNull();
  });

  it('take industry and service from the URL', async () => {
    localStorage.setItem('counterpart.quiz', JSON.stringify({ step: 1, answers: {}, ownerId: null }));
    const { events } = open('?industry=technology&service=payroll');
    await events.click(await screen.findByRole('button', { name: 'Start Over' }));
    await answerFirstStep(events);
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Payroll Management' })).checked).toBe(true);
  });

  it('let None stand alone among special needs', async () => {
    localStorage.setItem('counterpart.quiz', JSON.stringify({ step: 7, answers: quizAnswers, ownerId: null }));
    const { events } = open();
    await events.click(await screen.findByRole('button', { name: 'Continue Where You Left Off' }));
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect(box('International Tax').checked).toBe(true);
    await events.click(box('None'));
    expect([box('None').checked, box('International Tax').checked]).toEqual([true, false]);
    await events.click(box('Crypto'));
    expect([box('None').checked, box('Crypto').checked]).toEqual([false, true]);
  });

  it('are not offered to another user who signs in in this browser', async () => {
    localStorage.setItem('counterpart.quiz', JSON.stringify({ step: 3, answers: quizAnswers, ownerId: 99 }));
    open('', createFakeHost({ user: user() }));
    expect(screen.queryByRole('button', { name: 'Continue Where You Left Off' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Start the Quiz' })).toBeTruthy();
  });

  it('leave the focus in the field that is being mended', async () => {
    const { firstName: _first, lastName: _last, ...answers } = quizAnswers;
    localStorage.setItem('counterpart.quiz', JSON.stringify({ step: 8, answers, ownerId: null }));
    const { events } = open();
    await events.click(await screen.findByRole('button', { name: 'Continue Where You Left Off' }));
    await events.click(screen.getByRole('button', { name: 'Submit' }));
    const first = screen.getByLabelText<HTMLInputElement>('First name');
    await waitFor(() => expect(document.activeElement).toBe(first));
    await events.keyboard('Dana');
    expect(first.value).toBe('Dana');
  });

  it('keep everything when the answers cannot be sent', async () => {
    localStorage.setItem('counterpart.quiz', JSON.stringify({ step: 8, answers: quizAnswers, ownerId: null }));
    mockResponses({ 'POST /api/quiz': new Refusal(503, 'The database is not reachable.', 'database_unavailable') });
    const { events } = open();
    await events.click(await screen.findByRole('button', { name: 'Continue Where You Left Off' }));
    await events.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('The database is not reachable.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('dana@example.com');
  });
});

async function answerFirstStep(events: UserEvent) {
  for (const name of ['Sole Proprietor', '<$100K', '1–5'])
    await events.click(await screen.findByRole('radio', { name }));
}

describe('the matches', () => {
  const at = `?request=${quizId}`;
  const getEndpoint = `GET /api/quiz/${quizId}`;
  const contact = `POST /api/quiz/${quizId}/contacts`;

  it('need a choice and consent before a message is sent', async () => {
    const calls = mockResponses({ [getEndpoint]: quizResult() });
    const { events } = open(at, createFakeHost({ user: user() }));
    await events.click(await screen.findByRole('button', { name: 'Message Professionals' }));
    expect(screen.getByText('Please choose at least one professional.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').flatMap((item) => item.dataset['kind'] ?? [])).toContain('aboveBudget');
    expect(
      screen.getByText('Please agree that your answers are shared with the professionals you choose.'),
    ).toBeTruthy();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('are written to if chosen, and only then', async () => {
    mockResponses({ [getEndpoint]: quizResult() });
    const { events, host } = open(at, createFakeHost({ user: user() }));
    await events.click(await screen.findByRole('checkbox', { name: 'Contact Bea Match' }));
    await events.click(screen.getByRole('checkbox', { name: /Share my name/ }));
    const sent = mockResponses({ [getEndpoint]: quizResult([12]), [contact]: undefined, 'POST /api/messages': {} });
    await events.click(screen.getByRole('button', { name: 'Message 1 Person' }));
    expect((await screen.findByRole('link', { name: 'Open your conversation with Bea' })).getAttribute('href')).toBe(
      '/messages?with=12',
    );
    expect(sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
      [`/api/quiz/${quizId}/contacts`, { professionalId: 12, consent: true }],
      [
        '/api/messages',
        {
          receiverId: 12,
          content: 'Hello, I am looking for help with Bookkeeping.',
          clientMessageId: expect.stringMatching(/^[\da-f-]{36}$/),
        },
      ],
    ]);
    expect(host.shownToasts.at(-1)).toMatchObject({
      title: 'Message sent',
      description: 'Your message has been sent successfully.',
    });
  });

  it('ask a visitor for an account, and are written to on return', async () => {
    const calls = mockResponses({
      [getEndpoint]: quizResult(),
      [`POST /api/quiz/${quizId}/contacts`]: undefined,
      'POST /api/messages': {},
    });
    const { events, location, host, unmount } = open(at);
    await events.click(await screen.findByRole('checkbox', { name: 'Contact Ann Match' }));
    await events.click(screen.getByRole('checkbox', { name: /Share my name/ }));
    await events.type(screen.getByLabelText('Your message'), ' Soon.');
    // As the shell does before the sign-in page opens.
    host.drafts.hold();
    await events.click(screen.getByRole('button', { name: 'Message 1 Person' }));
    expect(host.shownToasts.at(-1)?.title).toBe('Login Required');
    const asked = new URLSearchParams(location().split('?')[1]);
    const next = asked.get('next') ?? '';
    expect([next, asked.get('signup')]).toEqual([`/quiz?request=${quizId}&send=now`, 'true']);
    unmount();
    const back = open(next.replace('/quiz', ''), createFakeHost({ user: user() }));
    await waitFor(() => expect(back.location()).toMatch(/^\/messages\?with=/));
    const sent = calls.filter(({ path }) => path === '/api/messages');
    expect(sent.map(({ body }) => body)).toMatchObject([{ content: expect.stringContaining('Soon.') as string }]);
  });

  it('say who could not be written to and keep the message; those who were are not written to again', async () => {
    let messages = 0;
    const failing = () =>
      messages++ === 0 ? {} : new Refusal(429, 'You are sending messages too fast.', 'rate_limited');
    mockResponses({ [getEndpoint]: quizResult(), [contact]: undefined, 'POST /api/messages': failing });
    const { events } = open(at, createFakeHost({ user: user() }));
    await events.click(await screen.findByRole('checkbox', { name: 'Contact Ann Match' }));
    await events.click(screen.getByRole('checkbox', { name: 'Contact Cal Match' }));
    await events.click(screen.getByRole('checkbox', { name: /Share my name/ }));
    await events.click(screen.getByRole('button', { name: 'Message 2 People' }));
    expect(await screen.findByText('You are sending messages too fast.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Message 1 Person' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Contact Cal Match' }).checked).toBe(true);
  });

  it('do not offer people to themselves', async () => {
    mockResponses({ [getEndpoint]: quizResult() });
    open(at, createFakeHost({ user: user({ id: 12, userType: 'accountant' }) }));
    await screen.findByRole('checkbox', { name: 'Contact Ann Match' });
    expect(screen.queryByRole('checkbox', { name: 'Contact Bea Match' })).toBeNull();
  });

  it('say so when there are none, and when the result is gone', async () => {
    mockResponses({ [getEndpoint]: { ...quizResult(), matches: [] } });
    const { unmount } = open(at);
    expect(await screen.findByText('No match yet')).toBeTruthy();
    unmount();
    mockResponses({
      [getEndpoint]: new Refusal(404, 'This quiz result does not exist. Please take the quiz again.', 'quiz_not_found'),
    });
    const { events, location } = open(at);
    expect(await screen.findByText('This quiz result does not exist. Please take the quiz again.')).toBeTruthy();
    await events.click(screen.getByRole('button', { name: 'Take the Quiz Again' }));
    expect(location()).toBe('/quiz');
    expect(screen.getByRole('button', { name: 'Start the Quiz' })).toBeTruthy();
  });

  it('lead back to the home page', async () => {
    mockResponses({ [getEndpoint]: quizResult() });
    const { events, location } = open(at);
    await events.click(await screen.findByRole('button', { name: 'Return to Homepage' }));
    expect(location()).toBe('/');
  });
});
