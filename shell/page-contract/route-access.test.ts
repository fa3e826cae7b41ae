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

describe('an administrator without the second step that is required', () => {
  const admin = (secondStepBy: number): User => ({
    ...person('admin'),
    secondStepBy: new Date(secondStepBy).toISOString(),
  });
  const at = (access: 'signed-in' | 'admin', user: User, denied: 'message' | 'redirect' = 'redirect') =>
    deniedRedirect({ path: '/x', head, access, denied }, user, '/admin?tab=users');

  it('is led to set it up once the time is over, and back', () => {
    const setUp = '/profile?tab=security&next=%2Fadmin%3Ftab%3Dusers';
    expect(at('admin', admin(Date.now() - 1000))).toBe(setUp);
    expect(at('admin', admin(Date.now() - 1000), 'message')).toBe(setUp);
    expect(at('admin', admin(Date.now() + 60_000))).toBeNull();
    expect(at('signed-in', admin(0))).toBeNull();
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
