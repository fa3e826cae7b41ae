import { User } from '../../../platform/auth/user.model';
import { userNotFound } from './messages.errors';

/** A user by id. @throws AppError 404 */
export async function findPerson(id: number): Promise<User> {
  const user = await User.query().findById(id);
  if (!user) throw userNotFound();
  return user;
}
