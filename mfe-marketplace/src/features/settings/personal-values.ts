import type { User } from '@counterpart/api/contract';
import type { PersonValues } from '../../forms/person-values';

export interface PersonalValues extends PersonValues {
  readonly city: string;
  readonly state: string;
}

/** The form as it opens. */
export function toPersonalValues({ firstName, lastName, email, city, state }: User): PersonalValues {
  return { firstName, lastName, email, city: city ?? '', state: state ?? '' };
}
