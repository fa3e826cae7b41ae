// @vitest-environment happy-dom
import { createFakeHost, renderInHost } from '@counterpart/shell/sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CompliancePromotion } from './compliance-promotion';

test('leads to the Compliance Center, and nowhere while that is switched off', () => {
  renderInHost(<CompliancePromotion />, { host: createFakeHost() });
  expect(screen.getByRole('link', { name: 'Open Compliance Center' })).toBeTruthy();
  cleanup();
  renderInHost(<CompliancePromotion />, { host: createFakeHost({ switchedOff: ['compliance'] }) });
  expect(screen.queryAllByRole('link')).toEqual([]);
});
