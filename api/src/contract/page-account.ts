/**
 * Header in which a page names the account it was opened with, in every request: the user's id, or `visitor`. The
 * browser's cookie may be another account's by then, after a sign-in in another tab.
 */
export const pageAccountHeader = 'x-page-account';

/** The header's value for a page of this user; null of a visitor. */
export const pageAccountOf = (user: { readonly id: number } | null): string => (user ? String(user.id) : 'visitor');
