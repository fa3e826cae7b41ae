import { csvLine } from '../../../platform/csv/csv-line';
import type { User } from '../../../platform/auth/user.model';
import { presentAdminUser } from './admin.presenter';
import type { UserFilter } from './user-search.schema';
import { everyUser } from './user-search.service';

const heading = [
  'Id',
  'Username',
  'Email',
  'First name',
  'Last name',
  'Type',
  'State of account',
  'City',
  'State',
  'Created',
];

/** Users as the lines of a CSV file, read and written some at a time. */
export async function* exportUsers(filter: UserFilter): AsyncGenerator<string> {
  yield csvLine(heading);
  for await (const users of everyUser(filter)) yield users.map(line).join('');
}

function line(user: User): string {
  const { id, username, email, firstName, lastName, userType, accountState, city, state, createdAt } =
    presentAdminUser(user);
  return csvLine([id, username, email, firstName, lastName, userType, accountState, city, state, createdAt]);
}
