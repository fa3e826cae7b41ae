import { expect, it, vi } from 'vitest';
import { overrideLink, requestLink, sayOverride, shellAfterInto } from './override-link';

const shell = 'https://counterpart.example';
const options = { area: 'blog', origin: 'http://localhost:4103', shell };

it('reads the site after --into', () => {
  expect(shellAfterInto(['--area', 'blog'])).toBeNull();
  expect(shellAfterInto(['--into', `${shell}/blog?x`])).toBe(shell);
  for (const wrong of [['--into'], ['--into', 'counterpart.example'], ['--into', 'file:///x']])
    expect(() => shellAfterInto(wrong)).toThrow(/^--into needs the URL of a deployed site/);
});

it('leads an administrator to the page that makes one, with everything filled in', async () => {
  const link = new URL(await overrideLink(options));
  expect(link.origin + link.pathname).toBe(`${shell}/admin/releases`);
  expect(Object.fromEntries(link.searchParams)).toEqual({ tab: 'overrides', override: 'blog', origin: options.origin });
});

it('has the link made with a deploy token, and says what the site refused', async () => {
  const sent = vi.fn(() => Promise.resolve(Response.json({ path: '/overrides/one' })));
  vi.stubGlobal('fetch', sent);
  const said = await sayOverride({ ...options, token: 'cpdeploy_x' });
  expect(said).toContain(`${shell}/overrides/one`);
  expect(said).toContain('Safari does not');
  expect(sent).toHaveBeenCalledWith(
    `${shell}/api/platform/overrides`,
    expect.objectContaining({ body: '{"area":"blog","origin":"http://localhost:4103"}' }),
  );
  const registry = { apiUrl: shell, token: 'cpdeploy_x' };
  expect(await requestLink({ area: 'blog', version: '1.1.0' }, registry)).toBe(`${shell}/overrides/one`);
  expect(sent.mock.calls.at(-1)).toMatchObject([{}, { body: '{"area":"blog","version":"1.1.0"}' }]);
  sent.mockResolvedValueOnce(new Response('This site takes no area from there.', { status: 403 }));
  await expect(overrideLink({ ...options, token: 'cpdeploy_x' })).rejects.toThrow(
    `${shell} refused the link: This site takes no area from there.`,
  );
});
