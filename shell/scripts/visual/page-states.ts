import {
  analyze,
  ask,
  follow,
  inTurn,
  listingStep,
  openThread,
  press,
  pressIfThere,
  quizResult,
  quizStep,
} from './acts';
import type { PageType } from './page-type';

const visitor: readonly PageType[] = [
  { name: 'home-menu', path: '/', act: pressIfThere('Open menu'), isWindow: true },
  { name: 'home-quiz-dialog', path: '/', act: quizStep(2, press('Take the Quiz')), isWindow: true },
  { name: 'search-nothing-found', path: '/search?q=zzzzzz' },
  { name: 'search-local', path: '/search?specialties=restaurant&city=Austin' },
  { name: 'search-filtered', path: '/search?services=bookkeeping&specialties=restaurant&priceUnit=month&maxPrice=500' },
  { name: 'search-corrected', path: '/search?q=bookeeping' },
  { name: 'search-filters-open', path: '/search?services=tax', act: pressIfThere(/^Filters/), isWindow: true },
  { name: 'search-failed', path: '/how-it-works', failing: /\/api\/accountants/, act: follow('/search') },
  { name: 'search-comparison-bar', path: '/search', act: press(/^Compare /), isWindow: true },
  { name: 'accountants-page-2', path: '/accountants?page=2' },
  { name: 'auth-sign-up-client', path: '/auth?signup=true' },
  { name: 'auth-sign-up-professional', path: '/auth?signup=true&advisor=true' },
  { name: 'auth-sign-up-errors', path: '/auth?signup=true', act: press('Create Account') },
  { name: 'auth-to-message', path: '/search', act: inTurn(press(/^View Profile/, 'link'), press('Contact Me')) },
  { name: 'contact-errors', path: '/contact', act: press(/^Send Message/) },
  { name: 'page-not-found', path: '/no-such-page' },
  { name: 'accountant-not-found', path: '/accountant/999999' },
  { name: 'post-not-found', path: '/blog/no-such-post' },
  { name: 'guide-not-found', path: '/compliance/no-such-guide' },
  { name: 'area-broken', path: '/pricing', failing: /\/releases\/blog\//, act: follow('/blog') },
  { name: 'blog-category', path: '/blog?category=technology' },
  { name: 'blog-search-found', path: '/blog/search?q=tax' },
  { name: 'blog-search-nothing', path: '/blog/search?q=zzzzzz' },
  { name: 'compliance-answer', path: '/compliance', act: ask('Do I owe sales tax in another state?') },
  { name: 'compliance-refusal', path: '/compliance', act: ask('How do I register a trademark?') },
  { name: 'compliance-analyzer', path: '/compliance', act: press('Analyze Legislation', 'tab') },
  { name: 'compliance-analysis', path: '/compliance', act: analyze },
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => ({ name: `quiz-step-${step}`, path: '/quiz', act: quizStep(step) })),
  { name: 'quiz-errors', path: '/quiz', act: inTurn(quizStep(1), press('Next')) },
  { name: 'quiz-result', path: '/quiz', act: quizResult },
].map((page) => ({ ...page, account: null }));

const newClient: readonly PageType[] = [
  { name: 'new-client-dashboard', path: '/dashboard' },
  { name: 'new-client-messages', path: '/messages' },
  { name: 'new-client-meetings', path: '/dashboard?tab=meetings' },
  { name: 'new-client-saved', path: '/dashboard?tab=saved' },
  { name: 'new-client-reviews', path: '/dashboard?tab=reviews' },
].map((page) => ({ ...page, account: 'new client' }));

const newProfessional: readonly PageType[] = [
  ...([1, 2, 3] as const).map((step) => ({
    name: `create-listing-step-${step}`,
    path: '/create-listing',
    act: listingStep(step),
  })),
  { name: 'new-professional-dashboard', path: '/dashboard' },
  { name: 'new-professional-profile', path: '/dashboard?tab=profile' },
  { name: 'new-professional-messages', path: '/messages' },
].map((page) => ({ ...page, account: 'new professional' }));

const client: readonly PageType[] = [
  { name: 'dashboard-client-messages', path: '/dashboard?tab=messages' },
  { name: 'dashboard-client-meetings', path: '/dashboard?tab=meetings' },
  { name: 'dashboard-client-reviews', path: '/dashboard?tab=reviews' },
  { name: 'dashboard-client-saved', path: '/dashboard?tab=saved' },
  { name: 'settings-client-security', path: '/profile?tab=security' },
  { name: 'messages-client-thread', path: '/messages', act: openThread, isWindow: true },
  { name: 'messages-unknown', path: '/messages?with=999999', isWindow: true },
  { name: 'notifications', path: '/dashboard', act: press(/^Notifications/), isWindow: true },
  { name: 'account-menu', path: '/dashboard', act: press(/^(Account menu|Open menu)/), isWindow: true },
  {
    name: 'profile-message-dialog',
    path: '/search',
    act: inTurn(press(/^View Profile/, 'link'), press('Contact Me')),
    isWindow: true,
  },
  {
    name: 'profile-book-dialog',
    path: '/search?q=Castellanos',
    act: inTurn(press(/^View Profile/, 'link'), press('See All Times')),
    isWindow: true,
  },
].map((page) => ({ ...page, account: 'client' }));

const accountant: readonly PageType[] = [
  { name: 'dashboard-accountant', path: '/dashboard' },
  ...['profile', 'messages', 'meetings', 'reviews', 'analytics'].map((tab) => ({
    name: `dashboard-accountant-${tab}`,
    path: `/dashboard?tab=${tab}`,
  })),
  { name: 'settings-accountant', path: '/profile' },
  ...['replies', 'meetings', 'security', 'billing', 'support'].map((tab) => ({
    name: `settings-accountant-${tab}`,
    path: `/profile?tab=${tab}`,
  })),
  { name: 'settings-plan-change', path: '/profile?tab=billing&plan=premium&interval=annual' },
  { name: 'messages-accountant', path: '/messages' },
  { name: 'messages-accountant-thread', path: '/messages', act: openThread, isWindow: true },
].map((page) => ({ ...page, account: 'accountant' }));

const admin: readonly PageType[] = [
  { name: 'dashboard-admin', path: '/dashboard' },
  ...['users', 'reports', 'settings'].map((tab) => ({ name: `admin-${tab}`, path: `/admin?tab=${tab}` })),
  {
    name: 'admin-user-detail',
    path: '/admin?tab=users',
    act: async (page) => page.getByRole('row').getByRole('button').first().click(),
    isWindow: true,
  } satisfies Omit<PageType, 'account'>,
  { name: 'admin-user-invite', path: '/admin?tab=users', act: press('Add User'), isWindow: true },
  ...['people', 'listings', 'tickets', 'quiz'].map((queue) => ({
    name: `admin-queue-${queue}`,
    path: `/admin/queues?queue=${queue}`,
  })),
  ...['revenue', 'coupons', 'events'].map((tab) => ({
    name: `admin-billing-${tab}`,
    path: `/admin/billing?tab=${tab}`,
  })),
  ...['routes', 'tokens', 'overrides'].map((tab) => ({
    name: `admin-releases-${tab}`,
    path: `/admin/releases?tab=${tab}`,
  })),
  { name: 'admin-releases-area', path: '/admin/releases?area=blog' },
  {
    name: 'admin-guide-editor',
    path: '/admin/guides',
    act: async (page) =>
      page.getByRole('main').locator('a[href^="/admin/guides/"]:not([href$="/new"])').first().click(),
  } satisfies Omit<PageType, 'account'>,
].map((page) => ({ ...page, account: 'admin' }));

/** States of pages that no route alone leads to, by who sees them. */
export const pageStates: readonly PageType[] = [
  ...visitor,
  ...newClient,
  ...newProfessional,
  ...client,
  ...accountant,
  { name: 'dashboard-cfo', path: '/dashboard', account: 'cfo' },
  ...admin,
];
