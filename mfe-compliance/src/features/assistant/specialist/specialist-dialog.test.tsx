// @vitest-environment happy-dom
import { createFakeHost, mockResponses, renderInHost } from '@counterpart/shell/sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { guide, person } from '../../../testing/fixtures';
import { AskSpecialistButton } from './ask-specialist-button';
import { RememberedQuestion } from './remembered-question';
import { SpecialistDialog } from './specialist-dialog';

afterEach(() => {
  sessionStorage.clear();
});

const maria = {
  id: 7,
  firstName: 'Maria',
  lastName: 'Lopez',
  city: 'Austin',
  state: 'TX',
  avgRating: 4.76,
  reviewCount: 12,
  profile: { businessName: 'Lopez CPA' },
};
const question = { question: 'Who collects sales tax?', guides: ['guide-1'] };
const search = (industry: string) =>
  `GET /api/accountants/search?${industry && `industry=${industry}&`}pageSize=3&services=payroll`;
const listing = 'GET /api/accountants/search?pageSize=12&specialties=sales-tax';

test('sends what is shown to whom was chosen, once the person agrees, and leads to the conversation', async () => {
  const onClose = vi.fn();
  const calls = mockResponses({
    'GET /api/compliance/guide-1': () => guide(1),
    [listing]: () => ({ items: [] }),
    [search('retail')]: () => ({ items: [] }),
    [search('')]: () => ({ items: [maria] }),
    'POST /api/messages': () => ({}),
  });
  const { location } = renderInHost(<SpecialistDialog question={question} industry="retail" onClose={onClose} />, {
    host: createFakeHost({ user: person }),
  });
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' });
  await userEvent.click(await screen.findByRole('radio', { name: /Maria Lopez/ }));
  expect(send.disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: /sent to Maria Lopez\. The assistant’s answer is not/ }));
  const shown = screen.getByLabelText<HTMLTextAreaElement>('This message is sent');
  await userEvent.type(shown, ' We sell online.');
  const text = 'Hi, I have a question and would like your help:\n\nWho collects sales tax? We sell online.';
  expect(shown.value).toBe(text);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(send);
  await vi.waitFor(() => expect(location()).toBe('/messages?with=7&guide=guide-1'));
  expect(onClose).toHaveBeenCalledOnce();
  const sent = calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));
  expect(sent).toEqual([
    { path: '/api/messages', body: { receiverId: 7, content: text, clientMessageId: expect.any(String) as string } },
  ]);
});

test('a visitor asks first, and the question goes to whom they chose once they have an account', async () => {
  const calls = mockResponses({
    'GET /api/compliance/guide-1': () => guide(1),
    [listing]: () => ({ items: [maria] }),
    'POST /api/messages': () => ({}),
  });
  const at = { at: '/compliance', path: '/compliance' };
  const visit = renderInHost(<SpecialistDialog question={question} industry={null} onClose={vi.fn()} />, {
    ...at,
    host: createFakeHost({ user: null }),
  });
  await userEvent.click(await screen.findByRole('radio', { name: /Maria Lopez/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  const next = new URLSearchParams(visit.location().split('?')[1]).get('next') ?? '';
  expect(next).toBe('/compliance?send=now');
  cleanup();
  const back = renderInHost(<RememberedQuestion />, { ...at, at: next, host: createFakeHost({ user: person }) });
  await vi.waitFor(() => expect(back.location()).toBe('/messages?with=7&guide=guide-1'));
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toMatchObject([{ receiverId: 7, content: expect.stringContaining(question.question) as string }]);
  expect(sessionStorage.length).toBe(0);
});

test.each([
  { switchedOff: ['messaging'], offers: 0 },
  { switchedOff: [], offers: 1 },
])('with $switchedOff switched off, $offers ways to write to a specialist', async ({ switchedOff, offers }) => {
  mockResponses({
    'GET /api/compliance/guide-1': () => guide(1),
    [listing]: () => ({ items: [maria] }),
  });
  const host = createFakeHost({ user: person, switchedOff });
  host.drafts.write({ account: String(person.id), form: 'specialist' }, { ...question }, 'tab');
  renderInHost(
    <>
      <AskSpecialistButton question={question} industry={null} />
      <RememberedQuestion />
    </>,
    { host, at: '/compliance?send=now', path: '/compliance' },
  );
  expect(screen.queryAllByRole('button', { name: 'Ask a Specialist' })).toHaveLength(offers);
  if (offers > 0) await screen.findByRole('dialog');
  expect(screen.queryAllByRole('dialog')).toHaveLength(offers);
});

test('offers who lists the specialty, of them first those of the industry and then of the state, and says why', async () => {
  const named = (id: number, firstName: string, state: string) => ({ ...maria, id, firstName, state });
  const [best, near, retail, both] = [
    named(1, 'Ann', 'NY'),
    named(2, 'Bea', 'TX'),
    named(3, 'Cal', 'OH'),
    named(4, 'Dee', 'TX'),
  ];
  mockResponses({
    'GET /api/compliance/guide-1': () => guide(1, { title: 'Sales Tax Nexus After Wayfair' }),
    [listing]: () => ({ items: [best, near, retail, both] }),
    'GET /api/accountants/search?industry=retail&pageSize=12&specialties=sales-tax': () => ({ items: [retail, both] }),
  });
  renderInHost(
    <SpecialistDialog
      question={{ ...question, question: 'When do I register?' }}
      industry="retail"
      onClose={vi.fn()}
    />,
    {
      host: createFakeHost({ user: { ...person, state: 'TX' } }),
    },
  );
  const offered = await screen.findAllByRole('radio');
  expect(offered.map((radio) => radio.closest('label')?.textContent.slice(0, 3))).toEqual(['Dee', 'Cal', 'Bea']);
  expect(screen.getByText(/^Lists sales tax · Works with retail clients · In your state · Lopez CPA/)).toBeTruthy();
  expect(screen.getByText(/^Lists sales tax · In your state · Lopez CPA/)).toBeTruthy();
});
