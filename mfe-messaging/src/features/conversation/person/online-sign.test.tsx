// @vitest-environment happy-dom
import { createFakeHost, mockResponses, renderInHost } from '@counterpart/shell/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { person } from '../../../testing/fixtures';
import { OnlineSign } from './online-sign';

const open = () => {
  const host = createFakeHost({ user: person });
  renderInHost(<OnlineSign otherUserId={7} />, { host });
  return host;
};
const sign = () => screen.queryByText('Online');

test('a person is shown online while they are, however many others come and go', async () => {
  const calls = mockResponses({ 'GET /api/presence': { online: [8], isHidden: false } });
  const host = open();
  await waitFor(() => expect(calls).toHaveLength(1));
  act(() => host.push('presence.changed', { userId: 8, isOnline: true }));
  expect(sign()).toBeNull();
  await waitFor(() => {
    act(() => host.push('presence.changed', { userId: 7, isOnline: true }));
    expect(sign()).not.toBeNull();
  });
  act(() => host.push('presence.changed', { userId: 8, isOnline: false }));
  expect(sign()).not.toBeNull();
  act(() => host.push('presence.changed', { userId: 7, isOnline: false }));
  await waitFor(() => expect(sign()).toBeNull());
});

test('after a long gap it is asked again', async () => {
  mockResponses({ 'GET /api/presence': { online: [], isHidden: false } });
  const host = open();
  expect(sign()).toBeNull();
  mockResponses({ 'GET /api/presence': { online: [7], isHidden: false } });
  await waitFor(() => {
    act(() => host.reconnect());
    expect(sign()).not.toBeNull();
  });
});
