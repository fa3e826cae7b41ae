import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RouteDeclaration } from '../../sdk/areas/manifest';
import { startShell, type ShellFixture } from '../testing/shell-fixture';

const below = (directory: string, values: string[]): RouteDeclaration => ({
  path: `/${directory}/:id`,
  data: { person: '/api/people/:id' },
  redirectToCanonical: true,
  staysFor: { field: 'person.professions', values },
  head: { title: '{person.name}', canonical: '/{person.directory}/{person.id}' },
});

let shell: ShellFixture;
beforeAll(async () => {
  shell = await startShell([below('accountant', ['accountant', 'bookkeeper']), below('advisors', ['advisor'])]);
  const person = { id: 7, name: 'Ada Lovell', directory: 'accountant', professions: ['accountant', 'advisor'] };
  for (const id of ['7', '007']) shell.api.responses.set(`/api/people/${id}`, person);
  shell.api.responses.set('/api/people/8', { ...person, id: 8, professions: ['accountant'] });
  await shell.server.initialize();
});
afterAll(() => shell.stop());

it.each([
  ['/accountant/7', undefined],
  ['/advisors/7', undefined],
  ['/advisors/8', '/accountant/8'],
  ['/accountant/007', '/accountant/7'],
  ['/advisors/007', '/accountant/7'],
])('%s moves to %s', async (url, location) => {
  const { statusCode, headers } = await shell.server.inject(url);
  expect([statusCode, headers.location]).toEqual([location ? 301 : 200, location]);
});
