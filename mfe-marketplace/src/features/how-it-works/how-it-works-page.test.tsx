// @vitest-environment happy-dom
import { renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { HowItWorksPage } from './how-it-works-page';

const links = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('how it works', () => {
  it.each([
    ['for-clients', 'For Businesses and Clients'],
    ['for-professionals', 'For Financial Professionals'],
  ])('has the anchor %s with five steps', (id, title) => {
    const { container } = renderInHost(<HowItWorksPage />);
    const section = container.querySelector<HTMLElement>(`#${id}`)!;
    expect(within(section).getByRole('heading', { level: 2 }).textContent).toBe(title);
    expect(within(section).getAllByRole('listitem')).toHaveLength(5);
  });

  it('names four benefits', () => {
    renderInHost(<HowItWorksPage />);
    const section = screen.getByRole('region', { name: 'What you can rely on' });
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Verified Professionals', 'Specialized Matching', 'Direct Communication', 'Secure Platform']);
  });

  it('answers five questions, each when it is asked', async () => {
    renderInHost(<HowItWorksPage />);
    const section = screen.getByRole('region', { name: 'Frequently Asked Questions' });
    const questions = within(section).getAllByRole('button');
    expect(questions).toHaveLength(5);
    await userEvent.click(within(section).getByRole('button', { name: 'Do you take a commission?' }));
    expect(screen.getByRole('region', { name: 'Do you take a commission?' }).textContent).toMatch(/^Never\./);
  });

  it('closes with the search and the sign-up', () => {
    renderInHost(<HowItWorksPage />);
    expect(links(screen.getByRole('region', { name: 'Ready to find your counterpart?' }))).toEqual([
      '/search',
      '/auth?signup=true',
    ]);
  });
});
