import type { QueryBuilder } from 'objection';
import type { Profession, UserType } from '../../contract/named-types';
import { BaseModel } from '../database/base-model';

export { accountKey } from '../text/account-key';

/** A person with an account. `usernameKey` and `emailKey` are what makes them taken whatever their capitals. */
export class User extends BaseModel {
  static override tableName = 'users';
  static override modifiers = {
    /** Selects the columns that name a person beside their content. */
    nameOnly: (query: QueryBuilder<User>) => void query.select('users.id', 'users.firstName', 'users.lastName'),
  };
  static override dateAttributes = ['termsAcceptedAt', 'suspendedAt', 'emailConfirmedAt', 'deletedAt', 'createdAt'];

  declare id: number;
  declare username: string;
  declare usernameKey: string;
  /**
   * Skeleton of how the name looks; unique across accounts. Null where an older account has a name that looks the same.
   */
  declare usernameSkeleton: string | null;
  /** The argon2id hash. */
  declare password: string;
  declare email: string;
  declare emailKey: string;
  declare firstName: string;
  declare lastName: string;
  declare userType: UserType;
  declare profilePicture: string | null;
  declare city: string | null;
  declare state: string | null;
  declare zip: string | null;
  /** Profession that a professional chose at sign-up; the listing has the current ones. */
  declare profession: Profession | null;
  declare termsVersion: string | null;
  declare termsAcceptedAt: Date | null;
  declare suspendedAt: Date | null;
  /** Time when the person confirmed the email; a new email starts at null. */
  declare emailConfirmedAt: Date | null;
  /** The email that is to replace `email` once it is confirmed. */
  declare pendingEmail: string | null;
  /** Such an account is only a name, 'Deleted user', beside what the other side keeps. */
  declare deletedAt: Date | null;
  /** Number of times that the account came to know none of its devices any longer. */
  declare deviceEpoch: number;
  declare createdAt: Date;
}
