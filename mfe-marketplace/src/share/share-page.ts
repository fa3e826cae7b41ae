import { copyText, type ToastMessage } from '@counterpart/shell/sdk';

/**
 * Shares the URL of the present page.
 * @returns what to tell the person; nothing after the device's own sheet, which says it itself
 */
export async function sharePage(title: string): Promise<ToastMessage | null> {
  const url = location.href;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return null;
    } catch (error) {
      // Closing the sheet is an answer; a device that cannot share this gets a copy instead.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  return (await copyText(url))
    ? { title: 'Link copied to clipboard!', tone: 'success' }
    : { title: 'The link could not be copied', description: url, tone: 'destructive' };
}
