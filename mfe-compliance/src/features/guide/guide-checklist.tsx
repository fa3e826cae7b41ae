import type { Guide } from '@counterpart/api/contract';
import { Checkbox } from '@counterpart/design-system/checkbox';
import { Text } from '@counterpart/design-system/text';
import { useToast } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTickedSteps } from './ticked-steps';

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
    font-variant-numeric: tabular-nums;
  }
`;

/** What to do, numbered; each step can be ticked off, and this browser remembers it. */
export function GuideChecklist({ guide }: { readonly guide: Guide }): ReactNode {
  const { isTicked, tick } = useTickedSteps(guide.slug);
  const showToast = useToast();
  const change = (step: string, isDone: boolean) => {
    if (tick(step, isDone)) return;
    showToast({
      title: 'Your checklist couldn’t be saved',
      description: 'This browser has no room left or blocks storage.',
      tone: 'destructive',
    });
  };
  const done = guide.complianceChecklist.filter(isTicked).length;
  return (
    <>
      <Steps>
        {guide.complianceChecklist.map((step) => (
          <Step key={step}>
            <Checkbox label={step} checked={isTicked(step)} onChange={(isDone) => change(step, isDone)} />
          </Step>
        ))}
      </Steps>
      <Text size="small" tone="muted" tabular role="status">
        {done} of {guide.complianceChecklist.length} done, kept in this browser
      </Text>
    </>
  );
}
