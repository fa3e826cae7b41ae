import type { VerificationRequest } from '@counterpart/api/contract';
import { errorSentence, useHost, useToast, type Body } from '@counterpart/shell/sdk';
import { useSWRConfig } from 'swr';

type Decision = NonNullable<Body<'post', '/api/admin/verification/{id}/decision'>>;

/** Sends a decision; true when it was taken. The queues are read again either way, since a refusal means that somebody was faster. Never rejects. */
export function useDecide({
  id,
  status,
}: Pick<VerificationRequest, 'id' | 'status'>): (decision: Decision) => Promise<boolean> {
  const { api } = useHost();
  const { mutate } = useSWRConfig();
  const showToast = useToast();

  return async (decision) => {
    let isTaken = true;
    try {
      await api.send('post', '/api/admin/verification/{id}/decision', {
        path: { id },
        body: { ...decision, seen: status === 'approved' ? 'approved' : 'pending' },
      });
      showToast({
        title: decision.decision === 'approve' ? 'Verification approved' : 'Verification rejected',
        tone: 'success',
      });
    } catch (error) {
      isTaken = false;
      showToast({ title: 'Error deciding verification', description: errorSentence(error), tone: 'destructive' });
    }
    await mutate((key) => typeof key === 'string' && key.startsWith('/api/admin/verification')).catch(() => undefined);
    return isTaken;
  };
}
