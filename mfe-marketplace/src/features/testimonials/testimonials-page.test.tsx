// @vitest-environment happy-dom
import { renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TestimonialsPage } from './testimonials-page';
import { testimonialIndustries, testimonials, testimonialServices } from './testimonials';

const count = () => screen.getByRole('status').textContent;
const chip = (name: string) => screen.getByRole('button', { name });
const open = () => {
  renderInHost(<TestimonialsPage />);
  return userEvent.setup();
};

describe('testimonials', () => {
  it('shows all nine, labelled as what they are', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Client Success Stories');
    expect(count()).toBe('Showing 9 of 9 testimonials');
    expect(screen.getAllByRole('figure')).toHaveLength(9);
    expect(screen.getByText('Verified client reviews')).toBeTruthy();
    expect(screen.getByText(/^Examples, not/)).toBeTruthy();
  });

  it('has a testimonial behind every chip', () => {
    expect(new Set(testimonials.map(({ company }) => company))).toEqual(new Set(testimonialIndustries));
    expect(new Set(testimonials.map(({ service }) => service))).toEqual(new Set(testimonialServices));
  });

  it('takes one chip a row; the chosen chip clears itself', async () => {
    const events = open();
    await events.click(chip('Retail'));
    expect([count(), chip('Retail').getAttribute('aria-pressed')]).toEqual(['Showing 1 of 9 testimonials', 'true']);
    await events.click(chip('Healthcare'));
    expect([chip('Retail'), chip('Healthcare')].map((each) => each.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ]);
    await events.click(chip('Healthcare'));
    expect(count()).toBe('Showing 9 of 9 testimonials');
  });

  it('needs both rows to fit, and clears both', async () => {
    const events = open();
    await events.click(chip('Retail'));
    await events.click(chip('Bookkeeping'));
    expect(count()).toBe('Showing 1 of 9 testimonials');
    await events.click(chip('Tax Planning'));
    expect(screen.getByText('No testimonials match your filters')).toBeTruthy();
    await events.click(chip('Clear All Filters'));
    expect(count()).toBe('Showing 9 of 9 testimonials');
    expect(screen.queryByRole('button', { name: 'Clear All Filters' })).toBeNull();
  });

  it('leads out of an empty result', async () => {
    const events = open();
    await events.click(chip('Nonprofit'));
    await events.click(chip('Tax Preparation'));
    await events.click(chip('View All Testimonials'));
    expect(count()).toBe('Showing 9 of 9 testimonials');
  });

  it('closes with the search and the sign-up', () => {
    open();
    const closing = screen.getByRole('region', { name: 'Find someone who knows your numbers' });
    expect(
      within(closing)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/search', '/auth?signup=true']);
  });
});
