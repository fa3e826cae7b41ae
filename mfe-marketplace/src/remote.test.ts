import { manifestDifferences } from '@counterpart/shell/sdk/testing';
import { expect, it } from 'vitest';
import manifest from '../remote.json';
import { remote } from './remote';

it('has the routes and slots that the area declares, and no others', () => {
  expect(manifestDifferences(remote, manifest)).toEqual([]);
});

it.each([
  ['/advisor/:id', '/advisors/7'],
  ['/accountants/:id', '/accountant/7'],
])('%s leads on to %s', async (path, target) => {
  const loader = remote.routes.find((route) => route.path === path)?.loader;
  if (typeof loader !== 'function') throw new Error(`${path} leads nowhere.`);
  const response = (await loader({
    params: { id: '7' },
    request: new Request('http://localhost/'),
    context: {},
  } as never)) as Response;
  expect([response.status, response.headers.get('location')]).toEqual([302, target]);
});
