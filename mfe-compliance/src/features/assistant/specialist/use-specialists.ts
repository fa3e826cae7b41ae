import type { Professional } from '@counterpart/api/contract';
import { useApi } from '@counterpart/shell/sdk';
import type { SpecialistQuestion } from './asked-specialist';

const mostOffered = 3;

interface Specialists {
  /** Undefined until they are known. */
  readonly professionals: readonly Professional[] | undefined;
  readonly error: boolean;
}

/**
 * The best rated professionals for a question: with the services of the first guide that its answer cites and the
 * reader's industry, or with the services alone if no professional has both.
 * @param industry of the assistant's list; null for all
 */
export function useSpecialists({ guides }: SpecialistQuestion, industry: string | null): Specialists {
  const all = useApi('/api/compliance', guides.length > 0 ? {} : null);
  const services = all.data?.find(({ slug }) => slug === guides[0])?.serviceTypes ?? [];
  const isReady = guides.length === 0 || all.data !== undefined || all.error !== undefined;
  const query = { services: services.join(','), pageSize: mostOffered };
  const fitting = useApi('/api/accountants/search', isReady ? { query: { ...query, industry: industry ?? '' } } : null);
  const isEmpty = fitting.data?.items.length === 0;
  const wider = useApi('/api/accountants/search', isEmpty ? { query } : null);
  const found = isEmpty ? wider : fitting;
  return { professionals: found.data?.items, error: found.error !== undefined };
}
