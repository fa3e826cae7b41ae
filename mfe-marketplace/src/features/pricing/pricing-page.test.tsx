// @vitest-environment happy-dom
import { createFakeHost, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { user } from '../../testing/people';
import { PricingPage } from './pricing-page';

const card = (name: string) => within(screen.getByRole('article', { name }));

describe('pricing', () => {
  it('shows the three plans by the month', () => {
    renderInHost(<PricingPage />);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(card('Starter').getByText('$0')).toBeTruthy();
    expect(card('Professional').getByText('$29')).toBeTruthy();
    expect(card('Premium').getByText('$59')).toBeTruthy();
    expect(card('Premium').getByText('Billed monthly, cancel anytime')).toBeTruthy();
    expect(card('Starter').getByText('Free forever, no credit card')).toBeTruthy();
  });

  it('marks Professional, and only it, as Most Popular', () => {
    renderInHost(<PricingPage />);
    expect(screen.getAllByText('Most Popular')).toEqual([card('Professional').getByText('Most Popular')]);
  });

  it('shows what a year costs and saves', async () => {
    renderInHost(<PricingPage />);
    expect(screen.getByText('Save 17%')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Annual' }));
    expect(card('Starter').getByText('$0')).toBeTruthy();
    expect(card('Professional').getByText('$24')).toBeTruthy();
    expect(card('Professional').getByText('Billed annually at $290 (save $58)')).toBeTruthy();
    expect(card('Premium').getByText('$49')).toBeTruthy();
    expect(card('Premium').getByText('Billed annually at $590 (save $118)')).toBeTruthy();
  });

  it('compares feature by feature', () => {
    renderInHost(<PricingPage />);
    const table = within(screen.getByRole('table', { name: 'Plans by feature' }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Feature',
      'Starter',
      'Professional',
      'Premium',
    ]);
    const row = table.getByRole('rowheader', { name: 'Featured status' }).closest('tr')!;
    expect(
      within(row)
        .getAllByRole('cell')
        .map(
          (cell) =>
            within(cell).queryByRole('img', { name: 'Not included' })?.getAttribute('aria-label') ?? cell.textContent,
        ),
    ).toEqual(['Not included', '5 days per month', 'Permanent']);
  });

  it('says what each plan has of analytics, and leads professionals there', () => {
    const { unmount } = renderInHost(<PricingPage />);
    const row = () => screen.getByRole('rowheader', { name: 'Analytics' }).closest('tr')!;
    expect(
      within(row())
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['30-day totals', '30-day totals', 'Dashboard']);
    expect(within(row()).queryByRole('link')).toBeNull();
    unmount();
    renderInHost(<PricingPage />, { host: createFakeHost({ user: user({ userType: 'accountant' }) }) });
    expect(within(row()).getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe(
      '/dashboard?tab=analytics',
    );
  });

  it('answers four questions and links on', () => {
    const { container } = renderInHost(<PricingPage />);
    expect(
      within(screen.getByRole('region', { name: 'Frequently Asked Questions' })).getAllByRole('button'),
    ).toHaveLength(4);
    for (const href of ['/auth?signup=true', '/why-join'])
      expect(container.querySelector(`a[href="${href}"]`)).toBeTruthy();
  });
});
