// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useApi } from '../../sdk/api/use-api';
import { renderInHost } from '../../sdk/testing';
import { CachedResponses } from './cached-responses';

const key = '/api/admin/stats';

function Page() {
  const { data, mutate } = useApi(key);
  return <button onClick={() => void mutate()}>{data?.totalUsers ?? 'none'}</button>;
}

it('asks for nothing itself, and leaves the page’s own refresh working', async () => {
  const call = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ totalUsers: 2 })));
  vi.stubGlobal('fetch', call);
  renderInHost(
    <>
      <CachedResponses paths={{ stats: key }}>{({ stats }) => <p>{JSON.stringify(stats)}</p>}</CachedResponses>
      <Page />
    </>,
    { responses: { [key]: { totalUsers: 1 } }, revalidateIfStale: false },
  );
  expect(screen.getByText('{"totalUsers":1}')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  screen.getByRole('button').click();
  expect(await screen.findByText('{"totalUsers":2}')).toBeTruthy();
});
