// @vitest-environment happy-dom
import { renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SuccessStoriesPage } from './success-stories-page';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('success stories', () => {
  it('tells six cases, each with challenge, solution and results', () => {
    renderInHost(<SuccessStoriesPage />);
    const cases = screen.getAllByRole('article');
    expect(cases).toHaveLength(6);
    for (const each of cases) {
      expect(
        within(each)
          .getAllByRole('heading', { level: 3 })
          .map((heading) => heading.textContent),
      ).toEqual(['Challenge', 'Solution', 'Results']);
      expect(within(each).getAllByRole('listitem').length).toBeGreaterThan(1);
    }
    expect(screen.getByText(/^Examples, not/)).toBeTruthy();
  });

  it('leads from each industry to its search', () => {
    renderInHost(<SuccessStoriesPage />);
    const industries = hrefs().filter((href) => href?.startsWith('/search?industry='));
    expect(industries.map((href) => href?.split('=')[1])).toEqual([
      'technology',
      'ecommerce',
      'professional-services',
      'manufacturing',
      'healthcare',
      'non-profit',
    ]);
  });

  it('leads on to the search, how it works, contact and the sign-up', () => {
    renderInHost(<SuccessStoriesPage />);
    expect(hrefs()).toEqual(expect.arrayContaining(['/search', '/how-it-works', '/contact', '/auth?signup=true']));
  });
});
