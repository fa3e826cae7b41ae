// @vitest-environment happy-dom
import { createFakeHost, mockResponses, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin } from '../../testing/fixtures';
import { Health } from './health';

const service = (name: string, state: string) => ({ name, state, sentence: `${name} is ${state}.` });
const job = (name: string, lastRunAt: string | null, lastFailureAt: string | null) => ({
  ...{ name, everySeconds: 60, lastMilliseconds: 3, lastRunAt, lastFailureAt },
});
const [earlier, failed, later] = ['2026-03-04T10:00:00.000Z', '2026-03-04T10:00:59.998Z', '2026-03-04T10:01:00.000Z'];
const show = (services: object[], jobs: object[], failedMails = 0) => {
  mockResponses({ 'GET /api/admin/system': { services, jobs } });
  renderInHost(<Health failedMails={failedMails} lateMails={0} />, { host: createFakeHost({ user: admin }) });
};

test('names services that do not work and jobs whose last run failed, and leads to the System page', async () => {
  show(
    [service('Search', 'degraded'), service('AI model', 'off'), service('Renderer', 'ok')],
    [job('seal audit entries', later, failed), job('roll up', later, earlier), job('prune', later, null)],
    2,
  );
  expect(await screen.findByText('Search is degraded.')).toBeTruthy();
  expect(screen.queryByText('AI model is off.')).toBeNull();
  expect(screen.getByText('seal audit entries')).toBeTruthy();
  expect(screen.getByText('2 emails could not be sent')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Open System' })[0]?.getAttribute('href')).toBe('/admin/system');
});

test('shows that all is well', async () => {
  show([service('Renderer', 'ok')], [job('prune', later, null)]);
  expect(await screen.findByText('All systems operational')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
