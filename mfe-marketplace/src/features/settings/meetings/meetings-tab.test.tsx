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
const calendars = 'GET /api/booking/calendars';
const work = {
  id: 4,
  name: 'Work',
  host: 'calendar.example',
  readAt: '2030-02-01T15:00:00.000Z',
  busyCount: 12,
  problem: null,
};
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
      [calendars]: { items: [] },
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
    mockResponses({
      [read]: bookingSettings(),
      [offerOf]: offer,
      [preview]: meetingTimes(),
      [calendars]: { items: [] },
    });
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
      [calendars]: { items: [] },
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
      [calendars]: { items: [] },
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

  it('lists calendars, says what is wrong with one, and checks it again', async () => {
    const items = [work, { ...work, id: 5, name: 'Family', problem: 'There’s no calendar at this link.' }];
    const calls = mockResponses({
      ...{ [read]: bookingSettings(), [offerOf]: offer, [preview]: meetingTimes(), [calendars]: { items } },
      'POST /api/booking/calendars/5/check': { ...work, id: 5 },
    });
    const { events, host } = open();
    const list = await screen.findByRole('list', { name: 'Your calendars' });
    expect(within(list).getAllByText('12 busy times in the next 30 days')).toHaveLength(2);
    expect(within(list).getByText(/There’s no calendar at this link. What we read last still counts/)).toBeTruthy();
    await events.click(screen.getByRole('button', { name: 'Check Family now' }));
    await waitFor(() => expect(host.shownToasts).toMatchObject([{ title: 'Calendar read' }]));
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toContain(
      '/api/booking/calendars/5/check',
    );
  });

  it('keeps the link that was typed when it cannot be read, and adds one that can', async () => {
    let isReadable = false;
    const sentence = 'This link opens something other than a calendar.';
    mockResponses({
      ...{ [read]: bookingSettings(), [offerOf]: offer, [preview]: meetingTimes(), [calendars]: { items: [] } },
      'POST /api/booking/calendars': () =>
        isReadable ? work : new Refusal(400, sentence, 'busy_calendar_unreadable', 'url'),
    });
    const { events, host } = open();
    await events.click(await screen.findByRole('button', { name: 'Add Calendar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await events.type(dialog.getByLabelText('Name'), 'Work');
    await events.type(dialog.getByLabelText('Private iCal link'), 'calendar.example');
    await events.click(dialog.getByRole('button', { name: 'Add Calendar' }));
    expect(dialog.getByText(/beginning with https:/)).toBeTruthy();
    const link = dialog.getByLabelText<HTMLInputElement>('Private iCal link');
    await events.clear(link);
    await events.type(link, 'webcal://calendar.example/a.ics');
    await events.click(dialog.getByRole('button', { name: 'Add Calendar' }));
    expect(await dialog.findByText(sentence)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(link.value).toBe('webcal://calendar.example/a.ics');
    isReadable = true;
    await events.click(dialog.getByRole('button', { name: 'Add Calendar' }));
    await waitFor(() => expect(host.shownToasts).toMatchObject([{ title: 'Calendar added' }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('removes a calendar after a question', async () => {
    const calls = mockResponses({
      ...{ [read]: bookingSettings(), [offerOf]: offer, [preview]: meetingTimes(), [calendars]: { items: [work] } },
      'DELETE /api/booking/calendars/4': null,
    });
    const { events, host } = open();
    await events.click(await screen.findByRole('button', { name: 'Remove Work' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await events.click(await screen.findByRole('button', { name: 'Remove Calendar' }));
    await waitFor(() => expect(host.shownToasts).toMatchObject([{ title: 'Calendar removed' }]));
  });
});
