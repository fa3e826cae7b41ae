import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ReportDialog } from './report-dialog';

afterEach(cleanup);

const report = (onSend: () => Promise<boolean>, onClose: () => void) =>
  render(
    <ReportDialog
      open
      onClose={onClose}
      title="Report this review"
      question="What is wrong with it?"
      reasons={[{ value: 'spam', label: 'Spam' }]}
      detailsMax={500}
      draft={null}
      onSend={onSend}
    />,
  );

test('a report that is not sent keeps the dialog open, with what was chosen', async () => {
  const [onSend, onClose] = [vi.fn(() => Promise.resolve(false)), vi.fn()];
  report(onSend, onClose);
  const spam = await screen.findByRole<HTMLInputElement>('radio', { name: 'Spam' });
  spam.click();
  screen.getByRole('button', { name: 'Send Report' }).click();
  await waitFor(() => expect(onSend).toHaveBeenCalledWith('spam', ''));
  expect(onClose).not.toHaveBeenCalled();
  expect(spam.checked).toBe(true);
});
