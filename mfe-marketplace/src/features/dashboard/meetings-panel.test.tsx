// @vitest-environment happy-dom
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookingSettings, meeting } from '../../testing/meetings';
import { user } from '../../testing/people';
import { MeetingsPanel, NextMeetings } from './meetings-panel';

const upcoming = 'GET /api/meetings';
const past = 'GET /api/meetings?when=past';
const settings = 'GET /api/booking/settings';
const client = user();
const professional = user({ userType: 'accountant' });

const open = (viewer = client) =>
  renderInHost(<MeetingsPanel user={viewer} />, { host: createFakeHost({ user: viewer }) });

describe('the Meetings tab', () => {
  it('lists what is arranged and what was', async () => {
    const nothing = { propose: false, cancel: false };
    mockResponses({
      [upcoming]: { items: [meeting({ status: 'confirmed' })] },
      [past]: { items: [meeting({ id: 9, status: 'expired', can: nothing })] },
    });
    open();
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    expect(await screen.findByText('Not answered')).toBeTruthy();
  });

  it('says to a client where meetings come from, and offers to retry what failed', async () => {
    mockResponses({ [upcoming]: { items: [] }, [past]: new Refusal(500, 'Something broke.') });
    open();
    expect((await screen.findByRole('link', { name: 'Find Professionals' })).getAttribute('href')).toBe('/search');
    expect(await screen.findByText('We could not load your past meetings')).toBeTruthy();
  });

  it.each([
    ['without the plan', bookingSettings({ isInPlan: false, offered: false }), 'Let clients book you'],
    ['without hours', bookingSettings({ offered: false }), 'Set your hours, and clients can book you'],
    ['that is offered', bookingSettings(), 'When a client requests a meeting, it appears here'],
  ])('says to a professional %s what to do next', async (_case, found, sentence) => {
    mockResponses({ [upcoming]: { items: [] }, [past]: { items: [] }, [settings]: found });
    open(professional);
    expect(await screen.findByText(sentence, { exact: false })).toBeTruthy();
  });
});

it('the overview shows two, first those that wait for the viewer, and nothing without any', async () => {
  const asked = meeting({
    id: 14,
    startsAt: '2030-03-01T15:00:00.000Z',
    endsAt: '2030-03-01T16:00:00.000Z',
    can: { confirm: true },
  });
  mockResponses({ [upcoming]: { items: [meeting(), meeting({ id: 13 }), asked] } });
  renderInHost(<NextMeetings />, { host: createFakeHost({ user: professional }) });
  expect(await screen.findByText('Needs your reply')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
