// @vitest-environment happy-dom
import { renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AccessibilityPage } from './accessibility-page';
import { ClientReviewsDisclaimerPage } from './client-reviews-disclaimer-page';
import { PrivacyPolicyPage } from './privacy-policy-page';
import { TermsOfServicePage } from './terms-of-service-page';

describe('legal pages', () => {
  it.each([
    ['Privacy & Cookies Policy', PrivacyPolicyPage, 14],
    ['Terms of Service', TermsOfServicePage, 11],
  ])('%s is in force since February 24, 2025', (title, Page, sections) => {
    renderInHost(<Page />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(sections);
    expect(screen.getByText('February 24, 2025').getAttribute('datetime')).toBe('2025-02-24');
  });

  it.each([
    ['Client Reviews Disclaimer', ClientReviewsDisclaimerPage],
    ['Accessibility Statement', AccessibilityPage],
  ])('%s has its title', (title, Page) => {
    renderInHost(<Page />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });

  it('lists every section with a link that leads to it', () => {
    const { container } = renderInHost(<PrivacyPolicyPage />);
    const anchors = within(screen.getByRole('navigation', { name: 'On this page' }))
      .getAllByRole('link')
      .map((each) => each.getAttribute('href') ?? '');
    expect(anchors).toHaveLength(14);
    expect(new Set(anchors).size).toBe(14);
    for (const anchor of anchors) expect(container.querySelector(anchor)).toBeTruthy();
  });

  it('names every category of data that is collected', () => {
    renderInHost(<PrivacyPolicyPage />);
    for (const category of [
      'Identity data',
      'Contact data',
      'Professional background',
      'Online presence',
      'Financial data',
      'Transaction data',
      'Content',
      'Marketing data',
      'Technical data',
      'Behavioral data',
    ])
      expect(screen.getByText(category)).toBeTruthy();
    expect(screen.getByText(/under 16/)).toBeTruthy();
  });

  it('tells every cookie and whatever else is stored in the browser, with how long', () => {
    const { container } = renderInHost(<PrivacyPolicyPage />);
    const cookies = within(container.querySelector<HTMLElement>('#cookies')!);
    expect(cookies.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Session cookie',
      'Device cookie',
      'Second step cookies',
      'Version cookie',
      'Theme choice',
      'Signed-in mark',
      'Quiz and comparison',
      'Drafts',
      'Saved answers',
    ]);
    for (const fact of [
      /after 12 hours without use.*remembered, after 30 days/,
      /under the name “theme”/,
      /lasts a year/,
    ])
      expect(cookies.getByText(fact)).toBeTruthy();
  });

  it('says everywhere the same of what is left when an account is deleted', () => {
    for (const Page of [PrivacyPolicyPage, TermsOfServicePage]) {
      const { container, unmount } = renderInHost(<Page />);
      expect(container.textContent).toMatch(/“Deleted user”/);
      expect(container.textContent).toMatch(/reviews (that )?you wrote stay without your name/);
      unmount();
    }
  });

  it('says who reviews, what is verified, and how a review is reported', () => {
    renderInHost(<ClientReviewsDisclaimerPage />);
    for (const fact of [
      /confirmed their email address and has had a conversation/,
      /An edited one shows the day of the change/,
      /“Report” below the review/,
    ])
      expect(screen.getByText(fact)).toBeTruthy();
  });

  it('says what the specification says', () => {
    renderInHost(
      <>
        <TermsOfServicePage />
        <AccessibilityPage />
      </>,
    );
    for (const fact of [
      /within 7 days/,
      /Paid placement does not affect reviews/,
      /is reviewed before the listing is shown/,
      /does not recommend specific professionals/,
      /WCAG\) 2\.1 at level AA/,
      /within 2 business days/,
    ])
      expect(screen.getByText(fact)).toBeTruthy();
  });
});
