// @vitest-environment happy-dom
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { professional, user as person } from '../../testing/people';
import { AuthPage } from './auth-page';

const open = (query = '', host = createFakeHost()) => ({
  ...renderInHost(<AuthPage />, { host, at: `/auth${query}`, path: '/auth' }),
  events: userEvent.setup(),
});

afterEach(() => sessionStorage.clear());

async function fillSignUp(events: ReturnType<typeof userEvent.setup>, confirm = 'long enough') {
  await events.type(screen.getByLabelText('First name'), 'Clara');
  await events.type(screen.getByLabelText('Last name'), 'Nguyen');
  await events.type(screen.getByLabelText('Email'), 'clara@example.com');
  await events.type(screen.getByLabelText('Username'), 'clara');
  await events.type(screen.getByLabelText('Password'), 'long enough');
  await events.type(screen.getByLabelText('Confirm password'), confirm);
  await events.click(screen.getByRole('checkbox'));
}

it('names the professional whom a visitor wanted to message', async () => {
  mockResponses({ 'GET /api/accountants/7': professional() });
  const { events } = open(`?next=${encodeURIComponent('/accountant/7?contact=open&send=now')}`);
  expect(await screen.findByText(/^Your message to Maria Lopez goes out/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Log in to send this' })).toBeTruthy();
  await events.click(screen.getByRole('tab', { name: 'Sign Up' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Create your account to send this' })).toBeTruthy();
});

it('knows what the quiz has asked, and puts what a visitor has saved on the list', async () => {
  const host = createFakeHost();
  host.drafts.write({ account: 'visitor', form: 'sign-up' }, { firstName: 'Clara', email: 'clara@example.com' }, 'tab');
  host.drafts.write({ account: 'visitor', form: 'saved' }, { ids: [8, 7] }, 'browser');
  const calls = mockResponses({
    'POST /api/login': person(),
    'PUT /api/saved/7': undefined,
    'PUT /api/saved/8': undefined,
  });
  host.session.subscribe(({ user }) => user && host.drafts.takeOver(String(user.id)));
  const { events } = open('?signup=true', host);
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([email.value, screen.getByLabelText<HTMLInputElement>('First name').value]).toEqual([
    'clara@example.com',
    'Clara',
  ]);
  expect(email.compareDocumentPosition(screen.getByLabelText('First name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await events.click(screen.getByRole('tab', { name: 'Log In' }));
  await events.type(screen.getByLabelText('Username or email'), 'clara');
  await events.type(screen.getByLabelText('Password'), 'long enough{Enter}');
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/login', '/api/saved/7', '/api/saved/8']));
  await waitFor(() => expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]));
});

it.each([
  ['a professional on the way to the listing', '?signup=true&cfo=true', '/create-listing'],
  ['a professional who wanted something else there', '?signup=true&cfo=true&next=%2Fpricing', '/pricing'],
  ['a client at home', '?signup=true', '/'],
])('leaves %s after signing up', async (_, query, path) => {
  const isProfessional = query.includes('cfo');
  const calls = mockResponses({
    'POST /api/register': { ...person({ userType: isProfessional ? 'accountant' : 'client' }), outbox: null },
  });
  const { events, location } = open(query);
  await fillSignUp(events);
  await events.click(screen.getByRole('button', { name: 'Create Account' }));
  await waitFor(() => expect(location()).toBe(path));
  expect(calls[0]?.body).toMatchObject(isProfessional ? { userType: 'accountant', profession: 'cfo' } : {});
});

describe('Log In', () => {
  it('says what is missing at the fields', async () => {
    const { events } = open();
    await events.click(screen.getByRole('button', { name: 'Log In' }));
    expect(screen.getByText('Username is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
  });

  it('signs in, greets and goes to the page that was asked for', async () => {
    const calls = mockResponses({ 'POST /api/login': person() });
    const { events, host, location } = open('?next=%2Fmessages%3Fwith%3D7');
    await events.type(screen.getByLabelText('Username or email'), ' clara ');
    await events.type(screen.getByLabelText('Password'), 'long enough');
    await events.click(screen.getByRole('checkbox', { name: /Remember me/ }));
    await events.click(screen.getByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(location()).toBe('/messages?with=7'));
    expect(calls[0]?.body).toEqual({ username: 'clara', password: 'long enough', remember: true });
    expect(host.shownToasts).toEqual([
      { title: 'Login successful', description: 'Welcome back, Clara!', tone: 'success' },
    ]);
  });

  it('reads Logging in... and is disabled meanwhile', async () => {
    mockResponses({ 'POST /api/login': () => new Promise(() => undefined) });
    const { events } = open();
    await events.type(screen.getByLabelText('Username or email'), 'clara');
    await events.type(screen.getByLabelText('Password'), 'long enough{Enter}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Logging in...' }).disabled).toBe(true);
  });

  it('is not remembered unless asked for', async () => {
    const calls = mockResponses({ 'POST /api/login': person() });
    const { events, location } = open();
    await events.type(screen.getByLabelText('Username or email'), 'clara');
    await events.type(screen.getByLabelText('Password'), 'long enough{Enter}');
    await waitFor(() => expect(location()).toBe('/'));
    expect(calls[0]?.body).toMatchObject({ remember: false });
  });

  it('has a way out for who forgot the password', () => {
    open();
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot-password');
  });

  it('never goes to another origin', async () => {
    mockResponses({ 'POST /api/login': person() });
    const { events, location } = open('?next=%2F%2Fevil.test');
    await events.type(screen.getByLabelText('Username or email'), 'clara');
    await events.type(screen.getByLabelText('Password'), 'long enough{Enter}');
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('shows the error and keeps the text', async () => {
    mockResponses({ 'POST /api/login': new Refusal(401, 'The username or password is wrong.', 'invalid_credentials') });
    const { events, host } = open();
    await events.type(screen.getByLabelText('Username or email'), 'clara');
    await events.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    await waitFor(() => expect(host.shownToasts).toHaveLength(1));
    expect(host.shownToasts[0]).toEqual({
      title: 'Login failed',
      description: '401: The username or password is wrong.',
      tone: 'destructive',
    });
    expect(screen.getByLabelText<HTMLInputElement>('Username or email').value).toBe('clara');
  });
});

describe('Sign Up', () => {
  it('opens with signup=true and shows every message', async () => {
    const { events } = open('?signup=true');
    await events.click(screen.getByRole('button', { name: 'Create Account' }));
    for (const message of [
      'First name is required',
      'Last name is required',
      'Invalid email address',
      'Username must be at least 3 characters',
      'Password must be at least 8 characters',
      'Confirm password is required',
      'You must agree to the terms and conditions',
    ])
      expect(screen.getByText(message)).toBeTruthy();
  });

  it('blocks two different passwords with a toast', async () => {
    const calls = mockResponses({});
    const { events, host } = open('?signup=true');
    await fillSignUp(events, 'something else');
    await events.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(host.shownToasts).toEqual([{ title: 'Passwords do not match', tone: 'destructive' }]));
    expect(calls).toEqual([]);
  });

  it('registers and welcomes', async () => {
    const calls = mockResponses({ 'POST /api/register': person() });
    const { events, host, location } = open('?signup=true');
    await fillSignUp(events);
    await events.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(location()).toBe('/'));
    expect(calls[0]?.body).toMatchObject({
      userType: 'client',
      username: 'clara',
      confirmPassword: 'long enough',
      agreeTerms: true,
    });
    expect(host.shownToasts[0]).toMatchObject({
      title: 'Registration successful',
      description: 'Welcome to Counterpart, Clara!',
    });
  });

  it('registers a professional as one', async () => {
    const calls = mockResponses({ 'POST /api/register': person({ userType: 'accountant' }) });
    const { events } = open('?signup=true');
    await events.click(screen.getByRole('radio', { name: "I'm a Professional" }));
    await fillSignUp(events);
    await events.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ userType: 'accountant' }));
    expect(calls[0]?.body).not.toHaveProperty('profession');
  });

  it.each([
    ['accountant', 'Accountant'],
    ['advisor', 'Financial Advisor'],
    ['cfo', 'Fractional CFO'],
  ])(
    'a link with %s=true has chosen the profession in the form, where it can be changed, and sends it',
    async (parameter, label) => {
      const calls = mockResponses({ 'POST /api/register': person({ userType: 'accountant' }) });
      const { events } = open(`?signup=true&${parameter}=true`);
      const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Profession' });
      expect(field.selectedOptions[0]?.textContent).toBe(label);
      await events.selectOptions(field, 'Bookkeeper');
      expect(screen.getByText('Get found by clients who need a bookkeeper')).toBeTruthy();
      await events.selectOptions(field, label);
      await fillSignUp(events);
      await events.click(screen.getByRole('button', { name: 'Create Account' }));
      await waitFor(() => expect(calls[0]?.body).toMatchObject({ userType: 'accountant', profession: parameter }));
    },
  );

  it('asks a client for no profession, and sends none that was chosen before', async () => {
    const calls = mockResponses({ 'POST /api/register': person() });
    const { events } = open('?signup=true&cfo=true');
    await events.click(screen.getByRole('radio', { name: "I'm a Client" }));
    expect(screen.queryByRole('combobox', { name: 'Profession' })).toBeNull();
    await fillSignUp(events);
    await events.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ userType: 'client' }));
    expect(calls[0]?.body).not.toHaveProperty('profession');
  });

  it('reads Creating account... and is disabled meanwhile', async () => {
    mockResponses({ 'POST /api/register': () => new Promise(() => undefined) });
    const { events } = open('?signup=true');
    await fillSignUp(events);
    await events.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Creating account...' }).disabled).toBe(true);
  });

  it('says why it failed and keeps the text', async () => {
    mockResponses({ 'POST /api/register': new Refusal(409, 'This username is taken.', 'username_taken') });
    const { events, host } = open('?signup=true');
    await fillSignUp(events);
    await events.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() =>
      expect(host.shownToasts).toEqual([
        { title: 'Registration failed', description: '409: This username is taken.', tone: 'destructive' },
      ]),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('clara');
  });

  it('links what one agrees to', () => {
    open('?signup=true');
    expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms-of-service');
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy-policy');
  });

  it('leads to the mail in development, where there is no mailbox', async () => {
    mockResponses({ 'POST /api/register': { ...person(), outbox: '/api/outbox' } });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { events, host } = open('?signup=true');
    await fillSignUp(events);
    await events.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(host.shownToasts[0]?.action?.label).toBe('Open the Demo Email'));
    host.shownToasts[0]?.action?.onSelect();
    expect(opened).toHaveBeenCalledWith('/api/outbox', '_blank', 'noopener');
    expect(host.session.getState().user).toEqual(person());
    opened.mockRestore();
  });

  it('preselects the professional, and the toggle changes the panel', async () => {
    const { events } = open('?signup=true&cfo=true');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: "I'm a Professional" }).checked).toBe(true);
    expect(screen.getByText('Get found by companies that need a fractional CFO')).toBeTruthy();
    const points = () =>
      within(screen.getByRole('complementary', { name: 'What your account gives you' }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(points()).toEqual(['Create your profile', 'Targeted connections', 'Verified reviews']);
    await events.click(screen.getByRole('radio', { name: "I'm a Client" }));
    expect(points()).toEqual(['Verified professionals', 'Industry specialists', 'Private messaging']);
  });

  it('keeps what was typed when tabs change', async () => {
    const { events, location } = open('?signup=true');
    await events.type(screen.getByLabelText('First name'), 'Clara');
    await events.click(screen.getByRole('tab', { name: 'Log In' }));
    expect(location()).toBe('/auth');
    await events.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Clara');
  });
});

it('redirects signed-in users to the home page', async () => {
  const { location } = open('', createFakeHost({ user: person() }));
  await waitFor(() => expect(location()).toBe('/'));
});
