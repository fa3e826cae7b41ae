import { describe, expect, it } from 'vitest';
import { entriesFor, readTab, tabPath } from './dashboard-tabs';

const named = (tab: string) => new URLSearchParams({ tab });

describe('the tabs of the dashboard', () => {
  it('are those of the person’s role', () => {
    expect(entriesFor('client').map(({ label }) => label)).toEqual([
      'Overview',
      'Messages',
      'Meetings',
      'My Reviews',
      'Saved Accountants',
    ]);
    expect(entriesFor('accountant').map(({ label }) => label)).toEqual([
      'Overview',
      'Manage Profile',
      'Messages',
      'Meetings',
      'Reviews Received',
      'Analytics',
    ]);
  });

  it('are read from the URL, the overview standing in for what is not there', () => {
    expect(readTab(named('messages'), 'client')).toBe('messages');
    expect(readTab(named('profile'), 'accountant')).toBe('profile');
    expect(readTab(named('profile'), 'client')).toBe('overview');
    expect(readTab(named('nonsense'), 'client')).toBe('overview');
    expect(readTab(new URLSearchParams(), 'client')).toBe('overview');
  });

  it('have one URL each', () => {
    expect(tabPath('overview')).toBe('/dashboard');
    expect(tabPath('reviews')).toBe('/dashboard?tab=reviews');
  });
});
