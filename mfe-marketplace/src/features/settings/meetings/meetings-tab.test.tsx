// @vitest-environment happy-dom
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { bookingSettings, meetingTimes } from '../../../testing/meetings';
import { user } from '../../../testing/people';
import { MeetingsTab } from './meetings-tab';

const read = 'GET /api/booking/settings';
const save = 'PUT /api/booking/settings';
const preview = 'POST /api/booking/preview';
const offerOf = 'GET /api/accountants/3/meeting-offer';
const offer = { offered: true, meetingMinutes: 30, meetingKind: 'video' };
const professional = user({ userType: 'accountant' });

const open = () => ({
  ...renderInHost(<MeetingsTab user={professional} />, { host: createFakeHost({ user: professional }) }),
  events: userEvent.setup(),
});

describe('the Meetings tab', () => {
  it('says what booking is on plans without it, and leads to the plan', async () => {
    mockResponses({ [read]: bookingSettings({ isInPlan: false, offered: false }) });
    open();
    expect(await screen.findByText('Meeting booking is part of Premium')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' }).getAttribute('href')).toContain('plan=premium');
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('shows the next free times of what is typed, and saves it', async () => {
    const calls = mockResponses({
      [read]: bookingSettings(),
      [offerOf]: offer,
      [preview]: meetingTimes(),
      [save]: (body: object) => ({ ...body, isInPlan: true }),
    });
    const { events, host } = open();
    const times = await screen.findByRole('list', { name: 'Next free times' });
    expect(within(times).getAllByRole('listitem')[0]?.textContent).toBe('Mon, Feb 4, 10:00 AM');
    await events.selectOptions(screen.getByLabelText('Length'), '1 hour');
    await events.click(screen.getByRole('button', { name: 'Remove 9:00 AM to 5:00 PM on Friday' }));
    await events.click(screen.getByRole('button', { name: 'Save Meeting Settings' }));
    await waitFor(() => expect(host.shownToasts).toMatchObject([{ title: 'Meeting settings saved' }]));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      meetingMinutes: 60,
      hours: [1, 2, 3, 4].map((day) => ({ day, from: 540, to: 1020 })),
    });
    expect(host.drafts.isAnyOpen()).toBe(false);
  });

  it('has the hours that were chosen before the session ended', async () => {
    mockResponses({ [read]: bookingSettings(), [offerOf]: offer, [preview]: meetingTimes() });
    const { events, host, unmount } = open();
    await events.click(await screen.findByRole('button', { name: 'Remove 9:00 AM to 5:00 PM on Friday' }));
    await events.click(screen.getByRole('button', { name: 'Add Hours on Sunday' }));
    host.drafts.hold();
    unmount();
    renderInHost(<MeetingsTab user={professional} />, { host });
    expect(await screen.findByRole('button', { name: 'Remove 9:00 AM to 5:00 PM on Sunday' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove 9:00 AM to 5:00 PM on Friday' })).toBeNull();
  });

  it('says what is wrong at the field, also when only the server knows, and keeps what was typed', async () => {
    const calls = mockResponses({
      [read]: bookingSettings(),
      [offerOf]: offer,
      [preview]: meetingTimes(),
      [save]: new Refusal(400, 'Please choose a time zone', 'invalid_request', 'timeZone'),
    });
    const { events } = open();
    const link = await screen.findByLabelText<HTMLInputElement>('Link to your video call');
    await events.clear(link);
    await events.click(screen.getByRole('button', { name: 'Save Meeting Settings' }));
    expect(screen.getByText(/beginning with https/)).toBeTruthy();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await events.type(link, 'https://video.example/other');
    await events.click(screen.getByRole('button', { name: 'Save Meeting Settings' }));
    expect(await screen.findByText('Please choose a time zone')).toBeTruthy();
    expect(link.value).toBe('https://video.example/other');
  });

  it('warns a professional whose profile is not listed', async () => {
    mockResponses({
      [read]: bookingSettings(),
      [offerOf]: { offered: false, meetingMinutes: null, meetingKind: null },
      [preview]: meetingTimes(),
    });
    open();
    expect(await screen.findByText('Clients cannot see your free times yet')).toBeTruthy();
  });

  it('offers to retry when the settings cannot be read', async () => {
    mockResponses({ [read]: new Refusal(500, 'Something broke.') });
    open();
    expect(await screen.findByText('We could not load your meeting settings')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});
