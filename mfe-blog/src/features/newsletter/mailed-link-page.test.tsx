// @vitest-environment happy-dom
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ConfirmPage } from './confirm-page';
import { UnsubscribePage } from './unsubscribe-page';

const pages = [
  {
    name: 'confirm',
    element: <ConfirmPage />,
    label: 'Confirm Subscription',
    done: 'You’re subscribed. We’ll email you when the next article is out.',
    failed: 'You’re not subscribed',
    refusal: 'This link has expired or was used before. Please subscribe again.',
  },
  {
    name: 'unsubscribe',
    element: <UnsubscribePage />,
    label: 'Unsubscribe',
    done: 'You’re unsubscribed. We won’t email you again.',
    failed: 'You’re still subscribed',
    refusal: 'This link is not one of ours.',
  },
] as const;

describe.each(pages)('the page to $name', ({ name, element, label, done, failed, refusal }) => {
  const path = `/api/newsletter/${name}`;
  const press = () => userEvent.click(screen.getByRole('button', { name: label }));

  test('does nothing until its button is pressed: programs follow every link of a mail', async () => {
    const calls = mockResponses({ [`POST ${path}`]: null });
    renderInHost(element, { at: `/blog/newsletter/${name}#secret` });
    expect(calls).toEqual([]);
    await press();
    expect(await screen.findByText(done)).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'secret' }]);
    expect(screen.queryByRole('button', { name: label })).toBeNull();
  });

  test('tells why a link does not work, and can be retried', async () => {
    let works = false;
    mockResponses({ [`POST ${path}`]: () => (works ? null : new Refusal(404, refusal)) });
    renderInHost(element, { at: `/blog/newsletter/${name}#secret` });
    await press();
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.getByText(refusal)).toBeTruthy();
    works = true;
    await press();
    expect(await screen.findByText(done)).toBeTruthy();
  });

  test('says that a link without its end is not complete', async () => {
    const calls = mockResponses({});
    renderInHost(element, { at: `/blog/newsletter/${name}` });
    await press();
    expect(await screen.findByText('This link is incomplete. Open it again from the email.')).toBeTruthy();
    expect(calls).toEqual([]);
  });
});
