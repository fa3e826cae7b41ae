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
  const [slug] = guides;
  const cited = useApi('/api/compliance/{idOrSlug}', slug === undefined ? null : { path: { idOrSlug: slug } });
  const services = cited.data?.serviceTypes ?? [];
  const isReady = slug === undefined || cited.data !== undefined || cited.error !== undefined;
  const query = { services: services.join(','), pageSize: mostOffered };
  const fitting = useApi('/api/accountants/search', isReady ? { query: { ...query, industry: industry ?? '' } } : null);
  const isEmpty = fitting.data?.items.length === 0;
  const wider = useApi('/api/accountants/search', isEmpty ? { query } : null);
  const found = isEmpty ? wider : fitting;
  return { professionals: found.data?.items, error: found.error !== undefined };
}
