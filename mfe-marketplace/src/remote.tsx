import type { Professional, Review } from '@counterpart/api/contract';
import { defineRemote, lazyPart, type RouteHandle } from '@counterpart/shell/sdk';
import { redirect } from '@counterpart/shell/sdk/router';
import { profilePathIn } from './professionals/professions';

/** Told to search engines with a professional's page. */
const profileHandle: RouteHandle = {
  structuredData: async ({ professional, reviews = [] }, origin) =>
    (await import('./features/profile/structured-data')).profileStructuredData(
      professional as Professional,
      reviews as readonly Review[],
      origin,
    ),
};

/** The marketplace: home, search, directories, profiles, sign-in. */
export const remote = defineRemote({
  routes: [
    { path: '/', lazy: async () => ({ Component: (await import('./routes/home-page')).HomePage }) },
    { path: '/search', lazy: async () => ({ Component: (await import('./features/search/search-page')).SearchPage }) },
    {
      path: '/accountants',
      lazy: async () => ({ Component: (await import('./features/directory/directory-pages')).AccountantsPage }),
    },
    {
      path: '/advisors',
      lazy: async () => ({ Component: (await import('./features/directory/directory-pages')).AdvisorsPage }),
    },
    {
      path: '/fractional-cfos',
      lazy: async () => ({ Component: (await import('./features/directory/directory-pages')).FractionalCfosPage }),
    },
    {
      path: '/accountant/:id',
      handle: profileHandle,
      lazy: async () => ({ Component: (await import('./routes/professional-page')).AccountantPage }),
    },
    {
      path: '/advisors/:id',
      handle: profileHandle,
      lazy: async () => ({ Component: (await import('./routes/professional-page')).AdvisorPage }),
    },
    {
      path: '/fractional-cfos/:id',
      handle: profileHandle,
      lazy: async () => ({ Component: (await import('./routes/professional-page')).FractionalCfoPage }),
    },
    { path: '/advisor/:id', loader: ({ params }) => redirect(profilePathIn('advisors', params.id ?? '')) },
    { path: '/accountants/:id', loader: ({ params }) => redirect(profilePathIn('accountants', params.id ?? '')) },
    { path: '/quiz', lazy: async () => ({ Component: (await import('./features/quiz/quiz-page')).QuizPage }) },
    {
      path: '/compare',
      lazy: async () => ({ Component: (await import('./compare/compare-page')).ComparePage }),
    },
    { path: '/auth', lazy: async () => ({ Component: (await import('./features/auth/auth-page')).AuthPage }) },
    {
      path: '/forgot-password',
      lazy: async () => ({ Component: (await import('./features/auth/forgot-password-page')).ForgotPasswordPage }),
    },
    {
      path: '/reset-password',
      lazy: async () => ({ Component: (await import('./features/auth/reset-password-page')).ResetPasswordPage }),
    },
    {
      path: '/confirm-email',
      lazy: async () => ({ Component: (await import('./features/auth/confirm-email-page')).ConfirmEmailPage }),
    },
    {
      path: '/how-it-works',
      lazy: async () => ({ Component: (await import('./features/how-it-works/how-it-works-page')).HowItWorksPage }),
    },
    {
      path: '/testimonials',
      lazy: async () => ({ Component: (await import('./features/testimonials/testimonials-page')).TestimonialsPage }),
    },
    {
      path: '/why-join',
      lazy: async () => ({ Component: (await import('./features/why-join/why-join-page')).WhyJoinPage }),
    },
    {
      path: '/pricing',
      lazy: async () => ({ Component: (await import('./features/pricing/pricing-page')).PricingPage }),
    },
    {
      path: '/success-stories',
      lazy: async () => ({
        Component: (await import('./features/success-stories/success-stories-page')).SuccessStoriesPage,
      }),
    },
    {
      path: '/contact',
      lazy: async () => ({ Component: (await import('./features/contact/contact-page')).ContactPage }),
    },
    {
      path: '/privacy-policy',
      lazy: async () => ({ Component: (await import('./features/legal/privacy-policy-page')).PrivacyPolicyPage }),
    },
    {
      path: '/terms-of-service',
      lazy: async () => ({ Component: (await import('./features/legal/terms-of-service-page')).TermsOfServicePage }),
    },
    {
      path: '/client-reviews-disclaimer',
      lazy: async () => ({
        Component: (await import('./features/legal/client-reviews-disclaimer-page')).ClientReviewsDisclaimerPage,
      }),
    },
    {
      path: '/accessibility',
      lazy: async () => ({ Component: (await import('./features/legal/accessibility-page')).AccessibilityPage }),
    },
    {
      path: '/create-listing',
      lazy: async () => ({ Component: (await import('./features/listing/create-listing-page')).CreateListingPage }),
    },
    { path: '/dashboard', lazy: async () => ({ Component: (await import('./routes/dashboard-page')).DashboardPage }) },
    {
      path: '/profile',
      lazy: async () => ({ Component: (await import('./features/settings/settings-page')).SettingsPage }),
    },
  ],
  slots: {
    'conversation.meetings': lazyPart(
      async () => (await import('./meetings/conversation-meetings')).ConversationMeetings,
      { name: 'your meetings' },
    ),
  },
});
