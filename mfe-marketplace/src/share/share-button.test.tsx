// @vitest-environment happy-dom
import { renderInHost } from '@counterpart/shell/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ShareButton } from './share-button';

function open(device: Partial<Record<'share' | 'writeText', (value: never) => Promise<void>>>) {
  vi.stubGlobal('navigator', { clipboard: { writeText: device.writeText }, share: device.share });
  const { host } = renderInHost(<ShareButton title="Maria Lopez" />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  return host;
}

it('copies the URL and confirms it', async () => {
  const writeText = vi.fn(async () => {});
  const host = open({ writeText });
  await waitFor(() => expect(host.shownToasts).toEqual([{ title: 'Link copied to clipboard!', tone: 'success' }]));
  expect(writeText).toHaveBeenCalledWith(location.href);
});

it('opens the device’s own sheet where there is one', async () => {
  const share = vi.fn(async () => {});
  const writeText = vi.fn(async () => {});
  const host = open({ share, writeText });
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Maria Lopez', url: location.href }));
  expect(writeText).not.toHaveBeenCalled();
  expect(host.shownToasts).toEqual([]);
});

it('shows the URL when it cannot be copied', async () => {
  const host = open({ writeText: () => Promise.reject(new Error('denied')) });
  await waitFor(() =>
    expect(host.shownToasts).toEqual([
      { title: 'The link could not be copied', description: location.href, tone: 'destructive' },
    ]),
  );
});

it('says what it does where it stands alone', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  renderInHost(<ShareButton title="Compare Professionals" look="button" />);
  fireEvent.click(screen.getByText('Share'));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(location.href));
});
