// @vitest-environment happy-dom
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { meeting, meetingTimes } from '../testing/meetings';
import { user } from '../testing/people';
import { MeetingCard } from './meeting-card';

const client = { id: 3, userType: 'client', firstName: 'Clara', lastName: 'Nguyen', profilePicture: null } as const;
const asked = () =>
  meeting({ side: 'professional', other: client, can: { confirm: true, decline: true, propose: true, cancel: false } });
const agreed = () =>
  meeting({ status: 'confirmed', location: 'https://video.example/room', pendingReminders: ['day', 'hour'] });

const open = (shown: ReturnType<typeof meeting>) => ({
  ...renderInHost(<MeetingCard meeting={shown} />, { host: createFakeHost({ user: user() }) }),
  events: userEvent.setup(),
});

describe('a meeting', () => {
  it('is confirmed for the time that is shown', async () => {
    const calls = mockResponses({ 'POST /api/meetings/12/confirm': agreed() });
    const { events, host } = open(asked());
    expect(screen.getByText('Needs your reply')).toBeTruthy();
    await events.click(screen.getByRole('button', { name: 'Confirm Meeting' }));
    await waitFor(() => expect(host.shownToasts).toMatchObject([{ title: 'Meeting confirmed' }]));
    expect(calls[0]?.body).toEqual({ startsAt: '2030-02-04T15:00:00.000Z' });
  });

  it('is declined with a reason, which stays when that fails', async () => {
    let fails = true;
    const calls = mockResponses({
      'POST /api/meetings/12/decline': () =>
        fails ? new Refusal(409, 'This meeting has changed in the meantime.', 'meeting_changed') : agreed(),
    });
    const { events } = open(asked());
    await events.click(screen.getByRole('button', { name: 'Decline' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Decline this meeting request?' }));
    await events.type(dialog.getByLabelText(/^Reason for Clara/), 'I am away.');
    await events.click(dialog.getByRole('button', { name: 'Decline Request' }));
    expect(await dialog.findByText(/has changed in the meantime/)).toBeTruthy();
    fails = false;
    await events.click(dialog.getByRole('button', { name: 'Decline Request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.at(-1)?.body).toEqual({ reason: 'I am away.' });
  });

  it('that is agreed says where it is, that both are reminded, and gives its file', () => {
    open(agreed());
    expect(screen.getByRole('link', { name: 'Join the video call' }).getAttribute('href')).toBe(
      'https://video.example/room',
    );
    expect(screen.getByText('You both get a reminder a day and an hour before.')).toBeTruthy();
    const file = screen.getByRole('link', { name: 'Add to Calendar' });
    expect([file.getAttribute('href'), file.hasAttribute('download')]).toEqual(['/api/meetings/12/calendar', true]);
  });

  it('is moved by a proposal that the other side accepts', async () => {
    const calls = mockResponses({
      'GET /api/meetings/12/times': meetingTimes(),
      'PUT /api/meetings/12/proposal': agreed(),
    });
    const { events, host } = open(agreed());
    await events.click(screen.getByRole('button', { name: 'Move Meeting' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Propose another time' }));
    await events.click(await dialog.findByRole('radio', { name: 'Tuesday, February 5' }));
    const [time] = within(dialog.getByRole('group', { name: 'Tuesday, February 5' })).getAllByRole('radio');
    await events.click(time!);
    await events.click(dialog.getByRole('button', { name: 'Propose Time' }));
    await waitFor(() => expect(host.shownToasts).toMatchObject([{ title: 'New time proposed' }]));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ startsAt: '2030-02-05T18:00:00.000Z' });
  });

  it('shows a proposal to the side that answers it, and takes that answer', async () => {
    const proposal = { startsAt: '2030-02-05T18:00:00.000Z', endsAt: '2030-02-05T18:30:00.000Z', isOwn: false };
    const calls = mockResponses({ 'POST /api/meetings/12/proposal/accept': agreed() });
    const { events } = open(meeting({ status: 'moving', proposal, can: { accept: true, refuse: true } }));
    expect(screen.getByText('Maria proposed another time')).toBeTruthy();
    await events.click(screen.getByRole('button', { name: 'Accept New Time' }));
    await waitFor(() => expect(calls[0]?.body).toEqual({ startsAt: proposal.startsAt }));
  });

  it('that will not be says who ended it and why, and offers nothing', () => {
    const nothing = { propose: false, cancel: false };
    open(meeting({ status: 'declined', end: { isOwn: false, reason: 'I am away.' }, can: nothing }));
    expect(screen.getByText('Maria declined: I am away.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
