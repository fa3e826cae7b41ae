// @vitest-environment happy-dom
import { Link } from '@counterpart/design-system/link';
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { user as person } from '../../testing/people';
import { ContactPage } from './contact-page';

/** Site data that the server writes into the page while no support email is set. */
const site = { name: 'Counterpart', banner: null, switchedOff: [] };
const open = (at = '/contact', host = createFakeHost(), { supportEmail = null as string | null } = {}) => ({
  ...renderInHost(<ContactPage />, {
    host,
    at,
    path: '/contact',
    responses: { '/api/site': { ...site, supportEmail } },
    revalidateIfStale: false,
  }),
  events: userEvent.setup(),
});
const subject = () => screen.getByLabelText<HTMLSelectElement>('Subject').value;
const submit = () => screen.getByRole('button', { name: 'Send Message' });

async function fill(events: ReturnType<typeof userEvent.setup>) {
  await events.type(screen.getByLabelText('Name'), ' Jane Doe ');
  await events.type(screen.getByLabelText('Email'), 'jane@example.com');
  await events.selectOptions(screen.getByLabelText('Subject'), 'Billing Question');
  await events.type(screen.getByLabelText('Message'), 'My invoice lacks the address.');
}

describe('contact', () => {
  it('offers the five subjects, the business hours and the FAQ', () => {
    open();
    const options = [...screen.getByLabelText<HTMLSelectElement>('Subject').options].map((option) => option.text);
    expect(options).toEqual([
      'Select a subject',
      'General Inquiry',
      'Technical Support',
      'Billing Question',
      'Partnership Opportunity',
      'Feedback',
    ]);
    expect(screen.getByText('Monday to Friday: 9:00 AM to 6:00 PM PST')).toBeTruthy();
    expect(screen.getByText('Saturday and Sunday: Closed')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View FAQ' }).getAttribute('href')).toBe('/how-it-works');
  });

  it('names the address of support once one is set', () => {
    open();
    expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
    cleanup();
    open('/contact', createFakeHost(), { supportEmail: 'help@ledgerly.example' });
    expect(screen.getByRole('link', { name: 'help@ledgerly.example' }).getAttribute('href')).toBe(
      'mailto:help@ledgerly.example',
    );
  });

  it('fills in what a visitor has entered in the quiz', () => {
    const host = createFakeHost();
    const answered = { firstName: 'Clara', lastName: 'Nguyen', email: 'clara@example.com' };
    host.drafts.write({ account: 'visitor', form: 'sign-up' }, answered, 'tab');
    open('/contact', host);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Clara Nguyen');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('clara@example.com');
    expect(host.drafts.isAnyOpen()).toBe(false);
    cleanup();
    // What was being written here comes first.
    const contact = { account: 'visitor', form: 'contact' } as const;
    host.drafts.write(contact, { message: 'A held message.' }, 'page');
    host.drafts.hold();
    open('/contact', host);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('A held message.');
    host.drafts.forget(contact);
    host.drafts.forget({ account: 'visitor', form: 'sign-up' });
  });

  it('says what is missing, and sends nothing', async () => {
    const calls = mockResponses({});
    const { events } = open();
    await events.click(submit());
    for (const sentence of [
      'Name must be at least 2 characters.',
      'Please enter a valid email address.',
      'Please select a subject.',
      'Message must be at least 10 characters.',
    ])
      expect(screen.getByText(sentence)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('sends, confirms it, and resets the form', async () => {
    const calls = mockResponses({ 'POST /api/contact': null });
    const { events, host } = open();
    await fill(events);
    await events.click(submit());
    expect(
      (await screen.findByRole('heading', { level: 2, name: 'Message Sent Successfully!' })).textContent,
    ).toBeTruthy();
    expect(calls[0]?.body).toEqual({
      name: 'Jane Doe',
      email: 'jane@example.com',
      subject: 'billing',
      message: 'My invoice lacks the address.',
    });
    expect(host.shownToasts).toEqual([
      {
        title: 'Message sent successfully',
        description: "We'll get back to you as soon as possible.",
        tone: 'success',
      },
    ]);
    await events.click(screen.getByRole('button', { name: 'Send Another Message' }));
    expect([screen.getByLabelText<HTMLInputElement>('Name').value, subject()]).toEqual(['', '']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  });

  it('reads Sending... and is disabled meanwhile', async () => {
    let respond: (value: Response) => void = () => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)));
    const { events } = open();
    await fill(events);
    await events.click(submit());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' }).disabled).toBe(true);
    respond(new Response(null, { status: 204 }));
    expect(await screen.findByRole('button', { name: 'Send Another Message' })).toBeTruthy();
  });

  it('keeps what was typed when it fails', async () => {
    mockResponses({
      'POST /api/contact': new Refusal(
        429,
        'You have sent several messages. Please wait an hour and try again.',
        'rate_limited',
      ),
    });
    const { events } = open();
    await fill(events);
    await events.click(submit());
    await waitFor(() =>
      expect(screen.getByText('You have sent several messages. Please wait an hour and try again.')).toBeTruthy(),
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('My invoice lacks the address.');
  });

  it.each([
    ['/contact?subject=support', 'support'],
    ['/contact?subject=feedback', 'feedback'],
    ['/contact?subject=anything', ''],
  ])('opened as %s preselects “%s”', (at, value) => {
    open(at);
    expect(subject()).toBe(value);
  });

  it('follows a link to support without losing the text', async () => {
    const page = (
      <>
        <ContactPage />
        <Link href="/contact?subject=support">Contact Support</Link>
      </>
    );
    renderInHost(page, { at: '/contact', path: '/contact' });
    await userEvent.type(screen.getByLabelText('Name'), 'Jane');
    await userEvent.click(screen.getByRole('link', { name: 'Contact Support' }));
    expect([subject(), screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual(['support', 'Jane']);
  });

  it('is prefilled for signed-in users', () => {
    open('/contact', createFakeHost({ user: person() }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Clara Nguyen');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('clara@example.com');
  });

  it('hides the trap from people and sends what a program put into it', async () => {
    const calls = mockResponses({ 'POST /api/contact': null });
    const { events, container } = open();
    const trap = container.querySelector<HTMLInputElement>('input[name="website"]')!;
    expect([trap.tabIndex, trap.closest('[aria-hidden="true"]') !== null]).toEqual([-1, true]);
    await fill(events);
    await events.type(trap, 'x');
    await events.click(submit());
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ website: 'x' }));
  });
});
