import { expect, it } from 'vitest';
import { readAuthParams } from './auth-params';

const read = (query: string) => readAuthParams(new URLSearchParams(query));

it('opens the log-in tab without parameters', () => expect(read('')).toEqual({ tab: 'login', profession: null }));
it('opens the sign-up tab', () => expect(read('signup=true')).toEqual({ tab: 'signup', profession: null }));
it('opens the log-in tab for any other value', () => expect(read('signup=1').tab).toBe('login'));
it.each(['accountant', 'advisor', 'cfo'] as const)('preselects %s', (profession) =>
  expect(read(`signup=true&${profession}=true`).profession).toBe(profession),
);
