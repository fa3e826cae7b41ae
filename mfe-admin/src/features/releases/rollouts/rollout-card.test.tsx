import { createFakeHost, Hosted } from '@counterpart/shell/sdk/testing';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { rollout } from '../../../testing/release-fixtures';
import { RolloutCard } from './rollout-card';

afterEach(() => void vi.useRealTimers());

it('writes ages on the server as the browser does, and no day of UTC', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T11:59:30Z') });
  const begun = { startedAt: '2026-11-27T09:00:30.000Z', stepAt: '2026-11-27T11:30:00.000Z', startedBy: 'Ada' };
  const markup = renderToString(
    <Hosted host={createFakeHost()}>
      <RolloutCard rollout={rollout(begun)} />
    </Hosted>,
  );
  const words = markup.replaceAll(/<!-- -->|<[^>]+>/g, '');
  expect(words).toContain('Started2 hours ago by Ada');
  expect(words).toContain('Step began29 minutes ago');
});
