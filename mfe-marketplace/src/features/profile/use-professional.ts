import type { Professional } from '@counterpart/api/contract';
import { useApi, type ApiError } from '@counterpart/shell/sdk';
import type { SWRResponse } from 'swr';

/** Reads one professional; an id that is not a whole number reads nothing. */
export function useProfessional(id: number | null): SWRResponse<Professional, ApiError> {
  return useApi('/api/accountants/{id}', id === null ? null : { path: { id } });
}

/** The id of a URL, or null when it is no positive whole number: '12', not 'maria' or '1.5'. */
export function professionalId(text: string | undefined): number | null {
  const id = Number(text);
  return text !== undefined && /^\d+$/.test(text) && Number.isSafeInteger(id) ? id : null;
}
