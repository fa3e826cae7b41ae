import type { User } from '@counterpart/api/contract';
import { describe, expect, it } from 'vitest';
import { deniedRedirect, isDenied } from './route-access';

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

describe('isDenied', () => {
  it.each([
    ['admin', 'message', person('client'), true],
    ['admin', 'message', person('accountant'), true],
    ['admin', 'message', person('admin'), false],
    ['admin', 'message', null, false],
    ['admin', 'redirect', person('client'), false],
    ['signed-in', 'message', person('client'), false],
  ] as const)('access %s by %s', (access, denied, user, expected) => {
    expect(isDenied({ path: '/x', head, access, denied }, user)).toBe(expected);
  });
});
