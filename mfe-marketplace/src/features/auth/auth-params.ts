import type { Profession } from '@counterpart/api/contract';

/** Professions that a link to the sign-up page can preselect. */
const professions = ['accountant', 'advisor', 'cfo'] as const satisfies readonly Profession[];

export interface AuthParams {
  readonly tab: 'login' | 'signup';
  readonly profession: (typeof professions)[number] | null;
}

/** Reads `/auth?signup=true&advisor=true`. */
export function readAuthParams(search: URLSearchParams): AuthParams {
  return {
    tab: search.get('signup') === 'true' ? 'signup' : 'login',
    profession: professions.find((profession) => search.get(profession) === 'true') ?? null,
  };
}
