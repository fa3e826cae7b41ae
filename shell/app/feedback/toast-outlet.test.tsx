// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeHost, renderInHost } from '../../sdk/testing';
import { ToastOutlet } from './toast-outlet';
import { createToastStore } from '../../browser/feedback/toast-store';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const toasts = createToastStore();
  renderInHost(<ToastOutlet />, { host: { ...createFakeHost(), toasts } });
  return (title: string) => act(() => toasts.getState().show({ title, tone: 'success' }));
}

it('shows one message at a time, the newest', () => {
  const show = open();
  show('Profile updated');
  show('Message sent');
  expect(screen.getByText('Message sent')).toBeTruthy();
  expect(screen.queryByText('Profile updated')).toBeNull();
});

it('takes a message away after 5 seconds, counted anew for the next', () => {
  const show = open();
  show('Profile updated');
  act(() => void vi.advanceTimersByTime(4000));
  show('Message sent');
  act(() => void vi.advanceTimersByTime(4999));
  expect(screen.getByText('Message sent')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('Message sent')).toBeNull();
});
