// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { releaseSetWith } from '../../page-contract/testing/release-sets';
import { createFakeHost, renderInHost } from '../../sdk/testing';
import { AreasContext, type AreaLoader } from '../areas/areas-context';
import { ToastOutlet } from './toast-outlet';
import { createToastStore } from '../../browser/feedback/toast-store';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('says that a new version is ready while there is no other message, until it is taken or dismissed', () => {
  const toasts = createToastStore();
  const isReady = createStore(() => false);
  const isOtherAccount = createStore(() => false);
  const renewal = { isReady, isOtherAccount, isOutdated: vi.fn(), reload: vi.fn(), dismiss: vi.fn() };
  const areas = { releaseSet: releaseSetWith({}), loader: {} as AreaLoader, renewal };
  renderInHost(
    <AreasContext value={areas}>
      <ToastOutlet />
    </AreasContext>,
    { host: { ...createFakeHost(), toasts } },
  );
  const notice = () => screen.queryByText(/^A new version of .+ is ready$/);
  expect(notice()).toBeNull();
  act(() => isReady.setState(true, true));
  act(() => void vi.advanceTimersByTime(60 * 60_000));
  expect(notice()).toBeTruthy();
  act(() => toasts.getState().show({ title: 'Message sent', tone: 'success' }));
  expect(notice()).toBeNull();
  act(() => void vi.advanceTimersByTime(5000));
  act(() => screen.getByRole('button', { name: 'Reload' }).click());
  expect(renewal.reload).toHaveBeenCalledOnce();
  act(() => screen.getByRole('button', { name: 'Close message' }).click());
  expect(renewal.dismiss).toHaveBeenCalledOnce();
  // Above everything else that would be said.
  act(() => isOtherAccount.setState(true, true));
  act(() => toasts.getState().show({ title: 'Message sent', tone: 'success' }));
  expect(screen.getByText('You’re signed in now')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Reload' }).click());
  expect(renewal.reload).toHaveBeenCalledTimes(2);
});

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

it('holds a message that is pointed at, and not the next when it is closed there', () => {
  const show = open();
  show('Profile updated');
  const panel = screen.getByText('Profile updated').parentElement?.parentElement;
  if (!panel) throw new Error('There is no message.');
  fireEvent.mouseEnter(panel);
  act(() => void vi.advanceTimersByTime(60_000));
  act(() => screen.getByRole('button', { name: 'Close message' }).click());
  expect(screen.queryByText('Profile updated')).toBeNull();
  show('Message sent');
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.queryByText('Message sent')).toBeNull();
});
