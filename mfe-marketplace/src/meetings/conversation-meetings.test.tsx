// @vitest-environment happy-dom
import { createFakeHost, mockResponses, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { meeting } from '../testing/meetings';
import { user } from '../testing/people';
import { ConversationMeetings } from './conversation-meetings';

const { other: person } = meeting();
const list = 'GET /api/meetings?with=7';
const offerOf = 'GET /api/accountants/7/meeting-offer';
const none = { offered: false, meetingMinutes: null, meetingKind: null };

const open = (at = '/messages?with=7') => ({
  ...renderInHost(<ConversationMeetings person={person} />, { host: createFakeHost({ user: user() }), at }),
  events: userEvent.setup(),
});

describe('meetings in a conversation', () => {
  it('show nothing when there are none and none are offered', async () => {
    const calls = mockResponses({ [list]: { items: [] }, [offerOf]: none });
    open();
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(screen.queryByRole('region', { name: 'Meetings' })).toBeNull();
  });

  it('offer a first one to a client', async () => {
    mockResponses({ [list]: { items: [] }, [offerOf]: { offered: true, meetingMinutes: 60, meetingKind: 'place' } });
    open();
    expect(await screen.findByText('Maria takes meetings: 1 hour in person')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Book a Meeting' })).toBeTruthy();
  });

  it('follow live changes', async () => {
    let items = [meeting()];
    mockResponses({ [list]: () => ({ items }), [offerOf]: none });
    const { host } = open();
    expect(await screen.findByText('Requested')).toBeTruthy();
    items = [meeting({ status: 'confirmed' })];
    host.push('meeting.changed', { conversationWith: 7 });
    expect(await screen.findByText('Confirmed')).toBeTruthy();
  });

  it('open the one that a notification is about, also when it is over', async () => {
    const nothing = { propose: false, cancel: false };
    mockResponses({
      [list]: { items: [] },
      [offerOf]: none,
      'GET /api/meetings/12': meeting({
        status: 'cancelled',
        end: { isOwn: false, reason: 'I am ill.' },
        can: nothing,
      }),
    });
    const { events, location } = open('/messages?with=7&meeting=12');
    const dialog = within(await screen.findByRole('dialog', { name: 'Meetings with Maria' }));
    expect(await dialog.findByText('Maria canceled: I am ill.')).toBeTruthy();
    await events.click(dialog.getByRole('button', { name: 'Close' }));
    expect(location()).toBe('/messages?with=7');
  });
});
