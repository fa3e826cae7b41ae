/** The words of one fact. */
interface ProfileFact {
  /** Its chip above the results, and its facet: 'Verified'. */
  readonly label: string;
  /** Its checkbox: 'Verified only'. */
  readonly checkbox: string;
  /** Proposal when no one matches: 'Verified or Not'. */
  readonly loosened: string;
}

/**
 * Facts of a profile that search filters by: each is a boolean column of `accountant_profiles` of the same name, and by
 * that name a parameter of the search (`?verified=true`), a facet, and a filter that can be loosened. Checkboxes stand
 * in this order. Where clients are met is not one of them: remote and in person are two values of one filter, and both
 * together mean either.
 */
const facts = {
  verified: { label: 'Verified', checkbox: 'Verified only', loosened: 'Verified or Not' },
} satisfies Record<string, ProfileFact>;

export type ProfileFactName = keyof typeof facts;
export const profileFacts: Readonly<Record<ProfileFactName, ProfileFact>> = facts;
export const profileFactNames = Object.keys(profileFacts) as ProfileFactName[];

/** True when a name is one of the facts. */
export const isProfileFact = (name: string): name is ProfileFactName => Object.hasOwn(profileFacts, name);

/** One value for each fact, by its name. */
export const eachProfileFact = <Value>(valueOf: (name: ProfileFactName) => Value): Record<ProfileFactName, Value> =>
  Object.fromEntries(profileFactNames.map((name) => [name, valueOf(name)])) as Record<ProfileFactName, Value>;

/** The facts of which something holds, each as true; the others are left out. */
export const profileFactsWhere = (
  holds: (name: ProfileFactName) => boolean | undefined,
): Partial<Record<ProfileFactName, true>> =>
  Object.fromEntries(profileFactNames.filter(holds).map((name) => [name, true]));
