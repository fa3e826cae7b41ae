// @vitest-environment happy-dom
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { professional, profile } from '../testing/people';
import { ComparePage } from './compare-page';
import { compareRows } from './compare-rows';

const maria = professional();
const nora = professional({
  id: 8,
  firstName: 'Nora',
  professions: ['cfo'],
  avgRating: null,
  reviewCount: 0,
  profile: profile({
    startingPriceCents: null,
    priceUnit: null,
    feeModels: ['retainer'],
    fiduciary: true,
    yearsFounded: null,
  }),
});
const open = (at = '/compare?ids=7%2C8') => renderInHost(<ComparePage />, { at, path: '/compare' });

describe('the rows', () => {
  it('keep the order of the professionals, leave unknown values empty, and omit facts that none of them states', () => {
    const rows = compareRows([maria, nora]);
    const row = (label: string) => rows.find((found) => found.label === label)?.values;
    expect(row('Starting price per month')).toEqual(['$250 / month', '']);
    expect(row('Fees')).toEqual(['', 'Monthly retainer']);
    expect(row('Fiduciary')).toEqual(['', 'Acts as a fiduciary']);
    expect(row('Established')).toEqual(['2009', '']);
    expect(row('Meets')).toBeUndefined();
  });
});

describe('the page', () => {
  it('shows the professionals of the URL side by side', async () => {
    mockResponses({ 'GET /api/accountants/compare?ids=7%2C8': [maria, nora] });
    open();
    const element = await screen.findByRole('table');
    // Laid out as a grid or as cards, a table has only the roles that are written out.
    expect(element.querySelectorAll(':is(thead, tbody, tr, th, td):not([role])')).toHaveLength(0);
    const table = within(element);
    expect(table.getAllByRole('columnheader')).toHaveLength(3);
    expect(table.getByRole('row', { name: /Starting price/ }).textContent).toBe(
      'Starting price per month$250 / month–',
    );
    const bold = (fact: RegExp) => table.getByRole('row', { name: fact }).querySelectorAll('strong').length;
    expect([bold(/^Profession/), bold(/^Services/), bold(/^Pricing/)]).toEqual([2, 0, 0]);
    expect(table.getByRole('row', { name: /^Services/ }).dataset['same']).toBe('true');
    expect(table.getByRole('row', { name: /^Profession/ }).dataset['same']).toBeUndefined();
    expect(table.getByRole('link', { name: 'View Profile: Nora Lopez' }).getAttribute('href')).toBe(
      '/fractional-cfos/8',
    );
  });

  it('removes a professional, in the URL too', async () => {
    mockResponses({
      'GET /api/accountants/compare?ids=7%2C8': [maria, nora],
      'GET /api/accountants/compare?ids=8': [nora],
    });
    const { location } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Maria Lopez from the comparison' }));
    expect(location()).toBe('/compare?ids=8');
    await waitFor(() => expect(screen.queryByText('Maria Lopez')).toBeNull());
  });

  it('says how to begin, and offers to try again', async () => {
    mockResponses({ 'GET /api/accountants/compare': [] });
    const { unmount } = open('/compare');
    expect(await screen.findByText('No one to compare yet')).toBeTruthy();
    unmount();
    mockResponses({
      'GET /api/accountants/compare?ids=7': new Refusal(503, 'The database is not reachable.', 'database_unavailable'),
    });
    open('/compare?ids=7');
    await screen.findByText('The database is not reachable.');
    mockResponses({ 'GET /api/accountants/compare?ids=7': [maria] });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});
