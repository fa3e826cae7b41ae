import type { User } from '@counterpart/api/contract';
import { describe, expect, it } from 'vitest';
import { deniedRedirect } from './route-access';

const head = { title: 'Any' };
const person = (userType: User['userType']) => ({ id: 1, userType }) as User;

describe('deniedRedirect', () => {
  it.each([
    ['public', null, null],
    ['signed-in', null, '/auth?next=%2Fmessages%3Fwith%3D3'],
    ['signed-in', person('client'), null],
    ['admin', null, '/auth?next=%2Fmessages%3Fwith%3D3'],
    ['admin', person('client'), '/'],
    ['admin', person('admin'), null],
  ] as const)('access %s', (access, user, expected) => {
    expect(deniedRedirect({ path: '/x', head, access }, user, '/messages?with=3')).toBe(expected);
  });

  it('lets the page say so itself when the route asks for a message', () => {
    expect(deniedRedirect({ path: '/x', head, access: 'admin', denied: 'message' }, person('client'), '/x')).toBeNull();
  });
});
