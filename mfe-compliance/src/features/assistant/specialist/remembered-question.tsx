import { lazyPart, useHost, useSession } from '@counterpart/shell/sdk';
import { useSyncExternalStore, type ReactNode } from 'react';
import { rememberedQuestion } from './asked-specialist';

const SpecialistDialog = lazyPart(async () => (await import('./specialist-dialog')).SpecialistDialog, {
  name: 'the specialists',
  loading: null,
  failure: 'dialog',
});

/** Resumes the question that a visitor wanted to ask a specialist before signing in, unless messages are off. */
export function RememberedQuestion({ industry }: { readonly industry: string | null }): ReactNode {
  const isOff = useHost().areas.switchedOff.includes('messaging');
  const { user } = useSession();
  const question = useSyncExternalStore(rememberedQuestion.subscribe, rememberedQuestion.read, () => null);
  if (!question || !user || isOff) return null;
  return <SpecialistDialog question={question} industry={industry} onClose={() => rememberedQuestion.write(null)} />;
}
