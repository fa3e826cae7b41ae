// @vitest-environment happy-dom
import { createFakeHost, mockResponses, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conversation, person as client } from '../testing/fixtures';
import { workSummary } from '../testing/work';
import { WorkBar } from './work-bar';

const { otherUser: maya } = conversation(7, 'Maya');
const list = 'GET /api/engagements?state=live&with=7';
const draft = 'GET /api/engagement-draft?with=7';
const open = (person = maya) => renderInHost(<WorkBar person={person} />, { host: createFakeHost({ user: client }) });

describe('the work bar of a conversation', () => {
  it('leads to a brief when there is no work yet', async () => {
    mockResponses({ [list]: { items: [], next: null }, [draft]: { mayBegin: true } });
    open();
    const link = await screen.findByRole('link', { name: 'Start with a Brief' });
    expect(link.getAttribute('href')).toBe('/work/new?with=7');
  });

  it('shows the state and what waits, and follows it live', async () => {
    let items = [workSummary()];
    mockResponses({ [list]: () => ({ items, next: null }) });
    const { host } = open();
    expect(await screen.findByText('Proposal sent · Proposal to review')).toBeTruthy();
    items = [workSummary({ status: 'accepted', waiting: [] })];
    host.push('engagement.changed', { conversationWith: 7, engagementId: 3 });
    expect(await screen.findByText('Accepted · Waiting for Maya')).toBeTruthy();
  });

  it.each([
    ['for two clients', { ...maya, userType: 'client' as const }, 1],
    ['for people who cannot begin work', maya, 2],
  ])('is left out %s', async (_, person, requests) => {
    const calls = mockResponses({ [list]: { items: [], next: null }, [draft]: { mayBegin: false } });
    open(person);
    await waitFor(() => expect(calls).toHaveLength(requests));
    expect(screen.queryByRole('region', { name: 'Work' })).toBeNull();
  });
});
