import type { Guide } from '@counterpart/api/contract';
import { Checkbox } from '@counterpart/design-system/checkbox';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useChecklist } from './use-checklist';

const Steps = styled.ol`
  display: grid;
  gap: var(--cp-space-16);
  max-width: 70ch;
  counter-reset: step;
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--cp-space-12);
  counter-increment: step;
  break-inside: avoid;

  &::before {
    content: counter(step);
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: var(--cp-radius-full);
    background: var(--cp-primary-bg);
    color: var(--cp-primary);
    font-size: var(--cp-font-size-small);
    font-weight: var(--cp-weight-semibold);
  }
`;

/** Numbered steps of a guide; each can be ticked off, and the account or this browser remembers it. */
export function GuideChecklist({ guide }: { readonly guide: Guide }): ReactNode {
  const { home, isTicked, tick } = useChecklist(guide.slug);
  const done = guide.complianceChecklist.filter(isTicked).length;
  return (
    <>
      <Steps>
        {guide.complianceChecklist.map((step) => (
          <Step key={step}>
            <Checkbox label={step} checked={isTicked(step)} onChange={(isDone) => void tick(step, isDone)} />
          </Step>
        ))}
      </Steps>
      <Text
        size="small"
        tone="muted"
        role="status"
      >{`${done} of ${guide.complianceChecklist.length} done, kept in ${home === 'account' ? 'your account' : 'this browser'}`}</Text>
    </>
  );
}
