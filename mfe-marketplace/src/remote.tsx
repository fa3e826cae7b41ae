import { defineRemote } from '@counterpart/shell/sdk';
import { redirect } from '@counterpart/shell/sdk/router';
import { profilePathIn } from './professionals/professions';

/** The marketplace: home, search, directories, profiles, sign-in. */
export const remote = defineRemote({
  routes: [
    { path: '/', lazy: async () => ({ Component: (await import('./features/home/home-page')).HomePage }) },
    { path: '/search', lazy: async () => ({ Component: (await import('./features/search/search-page')).SearchPage }) },
    { path: '/accountants', lazy: async () => ({ Component: (await import('./features/directory/directory-pages')).AccountantsPage }) },
    { path: '/advisors', lazy: async () => ({ Component: (await import('./features/directory/directory-pages')).AdvisorsPage }) },
    { path: '/fractional-cfos', lazy: async () => ({ Component: (await import('./features/directory/directory-pages')).FractionalCfosPage }) },
    { path: '/accountant/:id', lazy: async () => ({ Component: (await import('./routes/professional-page')).AccountantPage }) },
    { path: '/advisors/:id', lazy: async () => ({ Component: (await import('./routes/professional-page')).AdvisorPage }) },
    { path: '/fractional-cfos/:id', lazy: async () => ({ Component: (await import('./routes/professional-page')).FractionalCfoPage }) },
    { path: '/advisor/:id', loader: ({ params }) => redirect(profilePathIn('advisors', params.id ?? '')) },
    { path: '/accountants/:id', loader: ({ params }) => redirect(profilePathIn('accountants', params.id ?? '')) },
    { path: '/auth', lazy: async () => ({ Component: (await import('./features/auth/auth-page')).AuthPage }) },
    { path: '/how-it-works', lazy: async () => ({ Component: (await import('./features/how-it-works/how-it-works-page')).HowItWorksPage }) },
    { path: '/testimonials', lazy: async () => ({ Component: (await import('./features/testimonials/testimonials-page')).TestimonialsPage }) },
    { path: '/why-join', lazy: async () => ({ Component: (await import('./features/why-join/why-join-page')).WhyJoinPage }) },
    { path: '/pricing', lazy: async () => ({ Component: (await import('./features/pricing/pricing-page')).PricingPage }) },
    { path: '/success-stories', lazy: async () => ({ Component: (await import('./features/success-stories/success-stories-page')).SuccessStoriesPage }) },
    { path: '/contact', lazy: async () => ({ Component: (await import('./features/contact/contact-page')).ContactPage }) },
    { path: '/privacy-policy', lazy: async () => ({ Component: (await import('./features/legal/privacy-policy-page')).PrivacyPolicyPage }) },
    { path: '/terms-of-service', lazy: async () => ({ Component: (await import('./features/legal/terms-of-service-page')).TermsOfServicePage }) },
    { path: '/client-reviews-disclaimer', lazy: async () => ({ Component: (await import('./features/legal/client-reviews-disclaimer-page')).ClientReviewsDisclaimerPage }) },
    { path: '/accessibility', lazy: async () => ({ Component: (await import('./features/legal/accessibility-page')).AccessibilityPage }) },
    { path: '/dashboard', lazy: async () => ({ Component: (await import('./routes/dashboard-page')).DashboardPage }) },
    { path: '/profile', lazy: async () => ({ Component: (await import('./features/settings/settings-page')).SettingsPage }) },
  ],
});
