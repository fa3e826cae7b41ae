import { useDraft, useHost, useSession, useUrlQuery } from '@counterpart/shell/sdk';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { SpecialistDialog } from './ask-specialist-button';
import { askedDraft, noQuestion, type AskedQuestion } from './asked-specialist';

/** Resumes the question that a visitor has asked a specialist before there was an account, unless messages are off. */
export function RememberedQuestion(): ReactNode {
  const isOff = useHost().areas.switchedOff.includes('messaging');
  const { user } = useSession();
  const isBack = useUrlQuery().get('send') !== '';
  const draft = useDraft(askedDraft, 'tab');
  const [asked, setAsked] = useState<AskedQuestion>();
  useLayoutEffect(() => {
    if (user && isBack) draft.restore(({ values }) => setAsked({ ...noQuestion, ...values }), noQuestion);
  }, [draft, user, isBack]);
  if (!asked || isOff) return null;
  const close = () => {
    draft.forget();
    setAsked(undefined);
  };
  return <SpecialistDialog question={asked} industry={asked.industry || null} onClose={close} />;
}
