// @vitest-environment happy-dom
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { professional, user } from '../../testing/people';
import { CreateListingPage } from './create-listing-page';

const record = 'GET /api/accountants/3';
const postEndpoint = 'POST /api/accountants/profile';
const advisor = user({ userType: 'accountant', profession: 'advisor' });
const listed = professional({ id: 3, listing: { status: 'listed', notes: [], phoneVisibility: 'nobody' } });
const unlisted = professional({ id: 3, profile: null, professions: [], city: null, state: null });

const open = (query = '', person = advisor) => ({
  ...renderInHost(<CreateListingPage />, {
    host: createFakeHost({ user: person }),
    at: `/create-listing${query}`,
    path: '/create-listing',
  }),
  events: userEvent.setup(),
});
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { name: /^Step \d of 3/ }).textContent;

beforeEach(() => localStorage.clear());

async function fillFirst() {
  await screen.findByRole('form', { name: 'Create your listing' });
  fireEvent.click(field('Tax Preparation'));
  fireEvent.click(field('Technology'));
  press('Continue');
  await screen.findByText('Where and for how much');
}

async function fillSecond() {
  fill('City', 'Austin');
  fill('Pricing', 'From $100 an hour');
  press('Continue');
  await screen.findByText('Introduce yourself');
}

describe('the three steps', () => {
  it('begin with the profession that was signed up with, and end with the listing', async () => {
    mockResponses({ [record]: unlisted });
    const { location, host } = open();
    await fillFirst();
    expect(location()).toBe('/create-listing?step=2');
    expect(document.activeElement?.textContent).toBe('Step 2 of 3: Where and for how much');
    await fillSecond();
    expect(location()).toBe('/create-listing?step=3');
    fill('Bio', 'Books for small shops.');
    const calls = mockResponses({ [record]: listed, [postEndpoint]: listed });
    press('Create Profile');
    expect(await screen.findByRole('heading', { name: 'Your listing is live' })).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      professions: ['advisor'],
      services: ['tax'],
      specialties: ['tech'],
      city: 'Austin',
      pricing: 'From $100 an hour',
      bio: 'Books for small shops.',
    });
    expect(host.shownToasts).toEqual([
      { title: 'Profile created', description: 'Your profile has been created successfully', tone: 'success' },
    ]);
    expect(localStorage.length).toBe(0);
  });

  it('name what is missing on each, and no more', async () => {
    mockResponses({ [record]: unlisted });
    open();
    await screen.findByRole('form', { name: 'Create your listing' });
    press('Continue');
    expect(screen.getByText('You must select at least one service')).toBeTruthy();
    expect(screen.getByText('You must select at least one specialty')).toBeTruthy();
    expect(screen.queryByText('Please provide pricing information')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field('Tax Preparation')));
    expect(heading()).toBe('Step 1 of 3: What you do');
  });

  it('keep what was typed when the page is loaded again, and show the step of the URL', async () => {
    mockResponses({ [record]: unlisted });
    const { unmount } = open();
    await fillFirst();
    await fillSecond();
    fill('Bio', 'Books for small shops.');
    unmount();
    open('?step=3');
    await screen.findByText('Introduce yourself');
    expect(field('Bio').value).toBe('Books for small shops.');
  });

  it('go to the first one that is not filled in', async () => {
    mockResponses({ [record]: unlisted });
    open('?step=3');
    await screen.findByRole('form', { name: 'Create your listing' });
    expect(heading()).toBe('Step 1 of 3: What you do');
  });

  it('leave out what a draft holds of another kind', async () => {
    const values = { professions: ['plumber'], services: 'tax', bio: 12, city: 'Austin', specialties: ['tech'] };
    const draft = { values, writtenAt: '2026-11-20T12:00:00.000Z', life: 'browser' };
    localStorage.setItem('counterpart.draft.3.listing', JSON.stringify(draft));
    mockResponses({ [record]: unlisted });
    open();
    await screen.findByRole('form', { name: 'Create your listing' });
    expect(field('Technology').checked).toBe(true);
    expect(field('Financial Advisor').checked).toBe(true);
    expect(screen.getByText('Austin', { exact: false })).toBeTruthy();
  });

  it('keep everything when the listing cannot be saved', async () => {
    mockResponses({ [record]: unlisted });
    const { host } = open();
    await fillFirst();
    await fillSecond();
    fill('Bio', 'Books for small shops.');
    mockResponses({ [postEndpoint]: new Refusal(503, 'The database is not reachable.', 'database_unavailable') });
    press('Create Profile');
    await waitFor(() => expect(host.shownToasts[0]?.title).toBe('Error saving profile'));
    expect(field('Bio').value).toBe('Books for small shops.');
  });
});

describe('the preview', () => {
  it('follows what is typed', async () => {
    mockResponses({ [record]: unlisted });
    const { events } = open();
    await fillFirst();
    fill('Starting price', '65');
    await events.selectOptions(field('What the price is for'), 'hour');
    fill('City', 'Austin');
    const preview = screen.getByRole('complementary', { name: 'Live preview' });
    expect(preview.textContent).toContain('From $65 / hour');
    expect(preview.textContent).toContain('Austin');
    expect(preview.textContent).toContain('Technology');
  });

  it('opens and closes on small windows', async () => {
    mockResponses({ [record]: unlisted });
    open();
    await screen.findByRole('form', { name: 'Create your listing' });
    // Wide windows show it always, without the button.
    const button = screen.getByText('Show Preview').closest('button');
    expect(button?.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(screen.getByText('Show Preview'));
    expect(button?.getAttribute('aria-expanded')).toBe('true');
    expect(button?.textContent).toBe('Hide Preview');
  });
});

describe('for others', () => {
  it('leads clients to their dashboard', () => {
    const { location } = open('', user());
    expect(location()).toBe('/dashboard');
  });

  it('shows a professional with a listing what became of it', async () => {
    const notes = ['Please leave email addresses and phone numbers out of your bio: clients message you here.'];
    mockResponses({
      [record]: professional({ id: 3, listing: { status: 'needs_changes', notes, phoneVisibility: 'nobody' } }),
    });
    open();
    expect(await screen.findByText(notes[0] ?? '')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Manage Profile' })).toBeTruthy();
  });

  it('offers to try again', async () => {
    mockResponses({ [record]: new Refusal(503, 'The database is not reachable.', 'database_unavailable') });
    const { events } = open();
    await screen.findByText('The database is not reachable.');
    mockResponses({ [record]: unlisted });
    await events.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('form', { name: 'Create your listing' })).toBeTruthy();
  });
});
