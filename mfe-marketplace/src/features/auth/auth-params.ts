/** What kind of professional a link to the sign-up page preselects. */
export type PreselectedProfession = 'accountant' | 'advisor' | 'cfo';

const PROFESSIONS: readonly PreselectedProfession[] = ['accountant', 'advisor', 'cfo'];

export interface AuthParams {
  readonly tab: 'login' | 'signup';
  readonly profession: PreselectedProfession | null;
}

/** Reads `/auth?signup=true&advisor=true` (M §2). */
export function readAuthParams(search: URLSearchParams): AuthParams {
  return {
    tab: search.get('signup') === 'true' ? 'signup' : 'login',
    profession: PROFESSIONS.find((profession) => search.get(profession) === 'true') ?? null,
  };
}
