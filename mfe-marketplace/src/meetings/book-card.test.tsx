// @vitest-environment happy-dom
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { meeting, meetingTimes } from '../testing/meetings';
import { professional, user } from '../testing/people';
import { BookCard } from './book-card';

// The dialog's code comes with the first click; here it is loaded once, outside the time of any test.
beforeAll(() => import('./book-dialog').then(() => undefined), 30_000);

const offer = { offered: true, meetingMinutes: 30, meetingKind: 'video' };
const offerOf = 'GET /api/accountants/7/meeting-offer';
const timesOf = 'GET /api/accountants/7/meeting-times';
const request = 'POST /api/accountants/7/meetings';
const mine = 'GET /api/meetings?with=7';

const open = (host = createFakeHost({ user: user() }), at = '/accountant/7') => ({
  ...renderInHost(<BookCard professional={professional()} />, { host, at, path: '/accountant/:id' }),
  events: userEvent.setup(),
});
const times = () => screen.findAllByRole('button', { name: /^Mon, Feb 4|^Tue, Feb 5/ });

describe('Book a meeting', () => {
  it('shows nothing when no meetings are offered, by the plan or to this viewer', async () => {
    const calls = mockResponses({ [offerOf]: { offered: false, meetingMinutes: null, meetingKind: null } });
    const { container } = open();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(container.textContent).toBe('');
    mockResponses({ [offerOf]: offer, [timesOf]: meetingTimes({ offered: false }), [mine]: { items: [] } });
    const blocked = open();
    await waitFor(() => expect(blocked.container.textContent).toBe(''));
    mockResponses({ [offerOf]: offer });
    const colleague = open(createFakeHost({ user: user({ userType: 'accountant' }) }));
    await waitFor(() => expect(colleague.container.textContent).toBe(''));
  });

  it('requests the chosen time with a note', async () => {
    const calls = mockResponses({
      [offerOf]: offer,
      [timesOf]: meetingTimes(),
      [mine]: { items: [] },
      [request]: meeting(),
    });
    const { events, host } = open();
    const [first] = await times();
    await events.click(first!);
    const dialog = within(await screen.findByRole('dialog'));
    await events.type(await dialog.findByLabelText(/^What is it about/), 'My taxes');
    await events.click(dialog.getByRole('button', { name: 'Request Meeting' }));
    await waitFor(() => expect(host.shownToasts.map(({ title }) => title)).toEqual(['Meeting requested']));
    const sent = calls.find(({ method }) => method === 'POST')?.body as Record<string, unknown>;
    expect(sent).toMatchObject({ startsAt: '2030-02-04T15:00:00.000Z', note: 'My taxes' });
    expect(sent['timeZone']).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('says that a time was taken meanwhile, reads the times again and keeps the note', async () => {
    let isTaken = false;
    mockResponses({
      [offerOf]: offer,
      [timesOf]: () => (isTaken ? meetingTimes({ times: ['2030-02-05T18:00:00.000Z'] }) : meetingTimes()),
      [mine]: { items: [] },
      [request]: () => {
        isTaken = true;
        return new Refusal(409, 'This time is no longer available. Please choose another one.', 'time_taken');
      },
    });
    const { events } = open();
    const [first] = await times();
    await events.click(first!);
    const dialog = within(await screen.findByRole('dialog'));
    await events.type(await dialog.findByLabelText(/^What is it about/), 'My taxes');
    await events.click(dialog.getByRole('button', { name: 'Request Meeting' }));
    expect(await dialog.findByText(/no longer available/)).toBeTruthy();
    expect(dialog.queryByRole('radio', { name: 'Monday, February 4' })).toBeNull();
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/^What is it about/).value).toBe('My taxes');
  });

  it('sends a visitor to log in, and back to the chosen time', async () => {
    mockResponses({ [offerOf]: offer, [timesOf]: meetingTimes() });
    const { events, location } = open(createFakeHost());
    const [first] = await times();
    await events.click(first!);
    await events.click(await screen.findByRole('button', { name: 'Log In to Request' }));
    const next = new URLSearchParams(location().split('?')[1]).get('next') ?? '';
    expect(next).toBe('/accountant/7?meet=2030-02-04T15%3A00%3A00.000Z');
  });

  it('opens with the time of the URL after that', async () => {
    mockResponses({ [offerOf]: offer, [timesOf]: meetingTimes(), [mine]: { items: [] } });
    const { events, location } = open(
      createFakeHost({ user: user() }),
      '/accountant/7?meet=2030-02-05T18%3A00%3A00.000Z',
    );
    expect(await screen.findByRole('radio', { name: /^Tuesday, February 5/, checked: true })).toBeTruthy();
    await events.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(location()).toBe('/accountant/7');
  });
});
