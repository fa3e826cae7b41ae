import type { LocationPage, Professional, Review } from '@counterpart/api/contract';
import { defineRemote, lazyPart, type RouteHandle } from '@counterpart/shell/sdk';
import { redirect, type RouteObject } from '@counterpart/shell/sdk/router';
import type { ComponentType } from 'react';
import { profilePathIn } from './professionals/professions';

/** Told to search engines with a professional's page. */
const profile: RouteHandle = {
  structuredData: async ({ professional, reviews = [] }, origin) =>
    (await import('./features/profile/structured-data')).profileStructuredData(
      professional as Professional,
      reviews as readonly Review[],
      origin,
    ),
};

/** Told to search engines with a page about a city. */
const location: RouteHandle = {
  structuredData: async ({ page: shown }, origin) =>
    (await import('./features/location/structured-data')).locationStructuredData(shown as LocationPage, origin),
};

/** A route whose page is loaded when it is opened. */
const page = (path: string, load: () => Promise<ComponentType>, handle?: RouteHandle): RouteObject => ({
  path,
  handle,
  lazy: async () => ({ Component: await load() }),
});

/** The marketplace: home, search, directories, profiles, sign-in. */
export const remote = defineRemote({
  routes: [
    page('/', async () => (await import('./routes/home-page')).HomePage),
    page('/search', async () => (await import('./features/search/search-page')).SearchPage),
    page('/accountants', async () => (await import('./features/directory/directory-pages')).AccountantsPage),
    page('/advisors', async () => (await import('./features/directory/directory-pages')).AdvisorsPage),
    page('/fractional-cfos', async () => (await import('./features/directory/directory-pages')).FractionalCfosPage),
    page('/accountant/:id', async () => (await import('./routes/professional-page')).AccountantPage, profile),
    page('/advisors/:id', async () => (await import('./routes/professional-page')).AdvisorPage, profile),
    page('/fractional-cfos/:id', async () => (await import('./routes/professional-page')).FractionalCfoPage, profile),
    { path: '/advisor/:id', loader: ({ params }) => redirect(profilePathIn('advisors', params.id ?? '')) },
    { path: '/accountants/:id', loader: ({ params }) => redirect(profilePathIn('accountants', params.id ?? '')) },
    page(
      '/accountants/:state/:city',
      async () => (await import('./features/location/location-page')).AccountantsInCityPage,
      location,
    ),
    page(
      '/services/:service/:state/:city',
      async () => (await import('./features/location/location-page')).ServiceInCityPage,
      location,
    ),
    page('/quiz', async () => (await import('./features/quiz/quiz-page')).QuizPage),
    page('/compare', async () => (await import('./compare/compare-page')).ComparePage),
    page('/auth', async () => (await import('./features/auth/auth-page')).AuthPage),
    page('/forgot-password', async () => (await import('./features/auth/forgot-password-page')).ForgotPasswordPage),
    page('/reset-password', async () => (await import('./features/auth/reset-password-page')).ResetPasswordPage),
    page('/cancel-recovery', async () => (await import('./features/auth/cancel-recovery-page')).CancelRecoveryPage),
    page('/end-session', async () => (await import('./features/auth/end-session-page')).EndSessionPage),
    page('/confirm-email', async () => (await import('./features/auth/confirm-email-page')).ConfirmEmailPage),
    page('/how-it-works', async () => (await import('./features/how-it-works/how-it-works-page')).HowItWorksPage),
    page('/testimonials', async () => (await import('./features/testimonials/testimonials-page')).TestimonialsPage),
    page('/why-join', async () => (await import('./features/why-join/why-join-page')).WhyJoinPage),
    page('/pricing', async () => (await import('./features/pricing/pricing-page')).PricingPage),
    page(
      '/success-stories',
      async () => (await import('./features/success-stories/success-stories-page')).SuccessStoriesPage,
    ),
    page('/contact', async () => (await import('./features/contact/contact-page')).ContactPage),
    page('/privacy-policy', async () => (await import('./features/legal/privacy-policy-page')).PrivacyPolicyPage),
    page('/terms-of-service', async () => (await import('./features/legal/terms-of-service-page')).TermsOfServicePage),
    page(
      '/client-reviews-disclaimer',
      async () => (await import('./features/legal/client-reviews-disclaimer-page')).ClientReviewsDisclaimerPage,
    ),
    page('/accessibility', async () => (await import('./features/legal/accessibility-page')).AccessibilityPage),
    page('/create-listing', async () => (await import('./features/listing/create-listing-page')).CreateListingPage),
    page('/dashboard', async () => (await import('./routes/dashboard-page')).DashboardPage),
    page('/profile', async () => (await import('./features/settings/settings-page')).SettingsPage),
  ],
  slots: {
    'conversation.meetings': lazyPart(
      async () => (await import('./meetings/conversation-meetings')).ConversationMeetings,
      { name: 'your meetings' },
    ),
    'conversation.sent': lazyPart(async () => (await import('./push/push-offer')).PushOffer, { failure: 'hidden' }),
    'session.push': lazyPart(async () => (await import('./push/push-session')).PushSession, { failure: 'hidden' }),
  },
});
