import type { User as PresentedUser, UserCard } from '../../contract/named-types';
import type { Platform } from '../platform';
import { secondStepDue } from './required-second-step';
import type { User } from './user.model';

/** A person as they see themselves. */
export function presentUser(user: User): PresentedUser {
  return {
    id: user.id,
    userType: user.userType,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    username: user.username,
    profilePicture: user.profilePicture,
    city: user.city,
    state: user.state,
    emailConfirmed: user.emailConfirmedAt !== null,
    ...(user.pendingEmail && { pendingEmail: user.pendingEmail }),
    ...(user.profession && { profession: user.profession }),
  };
}

/** A person as they see themselves, with what is required of them. */
export async function presentViewer(user: User, { platform }: { readonly platform: Platform }): Promise<PresentedUser> {
  const due = await secondStepDue(user, (await platform.site.read()).secondStep);
  return { ...presentUser(user), ...(due && { secondStepBy: due.toISOString() }) };
}

/** A person as others see them. */
export function presentUserCard(
  user: Pick<User, 'id' | 'firstName' | 'lastName' | 'profilePicture' | 'userType'>,
): UserCard {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    profilePicture: user.profilePicture,
    userType: user.userType,
  };
}
