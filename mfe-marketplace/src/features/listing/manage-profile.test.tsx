// @vitest-environment happy-dom
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { professional, profile, user } from '../../testing/people';
import { ManageProfile } from './manage-profile';

const record = 'GET /api/accountants/3';
const postEndpoint = 'POST /api/accountants/profile';
const putEndpoint = 'PUT /api/accountants/profile';
const accountant = user({ userType: 'accountant' });
const listed = professional({ id: 3, listing: { status: 'listed', notes: [], phoneVisibility: 'nobody' } });
const unlisted = professional({ id: 3, profile: null, professions: [] });

const open = () => ({
  ...renderInHost(
    <ManageProfile
      user={accountant}
      preview={({ profile: shown }) => <p>{`Preview: ${shown?.bio}`}</p>}
      verification={<p>Verification</p>}
    />,
    { host: createFakeHost({ user: accountant }) },
  ),
  events: userEvent.setup(),
});
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
/** In one event: the form is long, and a render per keystroke is slow. */
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

// The heavy part of the form is loaded once, outside the time of the first test.
beforeAll(() => import('@counterpart/design-system/multi-select').then(() => undefined), 30_000);

describe('without a profile', () => {
  it('says what is missing and puts the focus on the first of it', async () => {
    mockResponses({ [record]: unlisted });
    const { events } = open();
    await events.click(await screen.findByText('Create Profile'));
    for (const sentence of [
      'Bio must be at least 10 characters',
      'You must select at least one service',
      'You must select at least one specialty',
      'Please provide pricing information',
    ]) {
      expect(screen.getByText(sentence)).toBeTruthy();
    }
    await waitFor(() => expect(document.activeElement).toBe(field('Bio')));
  });

  it('finds its way to a group of boxes too', async () => {
    mockResponses({ [record]: unlisted });
    const { events } = open();
    await screen.findByText('Create Profile');
    fill('Bio', 'Books for small shops.');
    await events.click(screen.getByText('Create Profile'));
    await waitFor(() => expect(document.activeElement).toBe(field('Tax Preparation')));
    expect(screen.queryByRole('link', { name: 'View Public Profile' })).toBeNull();
  });

  it('creates one and goes on with updating it', async () => {
    const calls = mockResponses({ [record]: unlisted, [postEndpoint]: listed });
    const { events, host } = open();
    await screen.findByText('Create Profile');
    fill('Bio', 'Books for small shops.');
    await events.click(field('Tax Preparation'));
    await events.click(field('Technology'));
    fill('Pricing', 'From $100 an hour');
    await events.type(field('Certifications'), 'CPA, , EA');
    const after = mockResponses({ [record]: listed, [postEndpoint]: listed });
    await events.click(screen.getByText('Create Profile'));
    expect(await screen.findByText('Update Profile')).toBeTruthy();
    expect(host.shownToasts).toEqual([
      { title: 'Profile created', description: 'Your profile has been created successfully', tone: 'success' },
    ]);
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    expect(after.find(({ method }) => method === 'POST')?.body).toMatchObject({
      bio: 'Books for small shops.',
      services: ['tax'],
      specialties: ['tech'],
      pricing: 'From $100 an hour',
      certifications: ['CPA', 'EA'],
      yearsFounded: null,
      professions: ['accountant'],
    });
    expect(screen.getByRole('link', { name: 'View Public Profile' }).getAttribute('href')).toBe('/accountant/3');
  });
});

describe('with a profile', () => {
  it('opens filled, with its completeness, and saves changes', async () => {
    const calls = mockResponses({ [record]: listed, [putEndpoint]: listed });
    const { events, host } = open();
    const button = await screen.findByText('Update Profile');
    expect(field('Bio').value).toBe(profile().bio);
    expect(screen.getByRole('button', { name: 'Remove CPA' })).toBeTruthy();
    expect(field('Bookkeeping').checked).toBe(true);
    expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('77');
    fill('Tagline', 'Calm books');
    expect(screen.getByText('Next: add your website.')).toBeTruthy();
    await events.click(button);
    await waitFor(() =>
      expect(host.shownToasts).toEqual([
        { title: 'Profile updated', description: 'Your profile has been updated successfully', tone: 'success' },
      ]),
    );
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      tagline: 'Calm books',
      services: ['tax', 'bookkeeping'],
    });
    await waitFor(() => expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2));
    expect(field('Tagline').value).toBe('Calm books');
    await waitFor(() => expect(host.drafts.isAnyOpen()).toBe(false));
  });

  it('uploads a logo immediately, and shows why one is refused', async () => {
    const withLogo = { ...listed, profile: profile({ logoUrl: '/api/avatars/x.webp' }) };
    mockResponses({ [record]: listed, 'POST /api/accountants/profile/logo': withLogo });
    const { host } = open();
    await screen.findByText('Update Profile');
    fireEvent.change(screen.getByLabelText('Logo'), {
      target: { files: [new File(['x'], 'logo.png', { type: 'image/png' })] },
    });
    expect(await screen.findByAltText('Your logo')).toBeTruthy();
    expect(host.shownToasts).toEqual([{ title: 'Logo saved', tone: 'success' }]);
    // Nothing can be picked while the first one is being saved.
    await screen.findByText('Change Logo');
    mockResponses({
      [record]: withLogo,
      'POST /api/accountants/profile/logo': new Refusal(
        400,
        'Please choose a PNG, JPEG or WebP picture.',
        'not_a_picture',
      ),
    });
    fireEvent.change(screen.getByLabelText('Logo'), {
      target: { files: [new File(['x'], 'other.png', { type: 'image/png' })] },
    });
    await waitFor(() =>
      expect(host.shownToasts[1]).toEqual({
        title: 'Error saving logo',
        description: 'Please choose a PNG, JPEG or WebP picture.',
        tone: 'destructive',
      }),
    );
  });

  it('shows what visitors will see before it is saved', async () => {
    const calls = mockResponses({ [record]: listed });
    const { events } = open();
    await screen.findByText('Update Profile');
    fill('Bio', 'A better bio for small shops.');
    await events.click(screen.getByText('Preview'));
    expect(await screen.findByText('Preview: A better bio for small shops.')).toBeTruthy();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('says what to mend before it is listed, or that it waits', async () => {
    mockResponses({
      [record]: {
        ...listed,
        listing: {
          status: 'needs_changes',
          notes: ['Please leave phone numbers out of your bio.'],
          phoneVisibility: 'nobody',
        },
      },
    });
    const { unmount } = open();
    expect(await screen.findByText('Your profile is saved, but not listed yet')).toBeTruthy();
    expect(screen.getByText('Please leave phone numbers out of your bio.')).toBeTruthy();
    unmount();
    mockResponses({ [record]: { ...listed, listing: { status: 'pending', notes: [], phoneVisibility: 'nobody' } } });
    open();
    expect(await screen.findByText('Your profile is being reviewed')).toBeTruthy();
  });

  it('keeps what was typed when saving fails', async () => {
    mockResponses({
      [record]: listed,
      [putEndpoint]: new Refusal(
        400,
        'Please leave email addresses and phone numbers out of your bio: clients message you here.',
        'invalid_request',
      ),
    });
    const { events, host } = open();
    await screen.findByLabelText('Bio');
    fill('Bio', 'Call 512 555 0143 any time.');
    await events.click(screen.getByText('Update Profile'));
    await waitFor(() => expect(host.shownToasts[0]?.title).toBe('Error saving profile'));
    expect(host.shownToasts[0]?.description).toMatch(/^Please leave/);
    expect(field('Bio').value).toContain('Call 512');
  });
});

it('offers to try again', async () => {
  mockResponses({ [record]: new Refusal(503, 'The database is not reachable.', 'database_unavailable') });
  const { events } = open();
  await screen.findByText('The database is not reachable.');
  mockResponses({ [record]: listed });
  await events.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Update Profile')).toBeTruthy();
});
