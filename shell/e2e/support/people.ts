import { expect, type APIRequestContext, type Page } from 'playwright/test';

/** Password of every demo account. */
export const demoPassword = 'Counterpart-demo-1';

export interface NewPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
}

/** Headers that a page of the product sends with a write: without them the API asks for a token. */
export const sameOrigin = () => ({ origin: process.env['E2E_URL'] ?? 'http://localhost:3000' });

let people = 0;

/** A person who has not signed up, in this run or one before on the same data. */
export function newPerson(firstName = 'Robin', lastName = 'Ferris'): NewPerson {
  people += 1;
  const username = `${firstName}${Date.now().toString(36)}${people}`.toLowerCase();
  return { firstName, lastName, username, email: `${username}@example.test` };
}

/** The demo professional of a profession, as the API shows them publicly. */
export interface DemoProfessional {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly state: string;
  readonly services: readonly string[];
}

/** Fetches a demo professional, such as `accountant@counterpart.test`. Signs in with the cookie jar of `request`. */
export async function demoProfessional(request: APIRequestContext, username: string): Promise<DemoProfessional> {
  const user = (await (
    await request.post('/api/login', { data: { username, password: demoPassword }, headers: sameOrigin() })
  ).json()) as { id: number };
  const found = await request.get(`/api/accountants/${user.id}`);
  const { id, firstName, lastName, city, state, profile } = (await found.json()) as DemoProfessional & {
    profile: { services: string[] };
  };
  return { id, firstName, lastName, city, state, services: profile.services };
}

/** Signs in on the page through the form; ends on the page that was requested. */
export async function logIn(page: Page, username: string, password = demoPassword): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/auth')) await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Log In' });
  await form.getByLabel('Username or email').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log In' }).click();
  // A message that waited for the session is sent immediately, and its toast takes the other's position.
  await expect(page.getByText(/^(Login successful|Message sent)$/).first()).toBeVisible();
}

/** Signs up as a client on the page's sign-up tab, which must be open. */
export async function signUp(page: Page, person: NewPerson): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Last name').fill(person.lastName);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Username').fill(person.username);
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByLabel('Confirm password').fill(demoPassword);
  await form.getByRole('checkbox', { name: /I agree to/ }).check();
  await form.getByRole('button', { name: 'Create Account' }).click();
  // A message that waited for the account goes out with it, and at most one toast is shown.
  await expect(page.getByText(/^(Registration successful|Message sent)$/)).toBeVisible();
}

/**
 * Gives the page's browser the cookie of a demo account without the form. Leaves the page first: the live events of
 * the account before would be refused.
 */
export async function signInQuietly(page: Page, username: string): Promise<void> {
  await page.goto('about:blank');
  const response = await page.request.post('/api/login', {
    data: { username, password: demoPassword },
    headers: sameOrigin(),
  });
  expect(response.ok(), `sign in as ${username}`).toBe(true);
}

/**
 * Ends this browser's session without the header menu. Leaves the page first: its live events would be refused.
 * @param cookie the only one to delete; all when absent
 */
export async function signOutQuietly(page: Page, cookie?: { readonly name: string }): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies(cookie);
}
