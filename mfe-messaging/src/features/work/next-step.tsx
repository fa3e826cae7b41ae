import type { Engagement } from '@counterpart/api/contract';
import { Button, LinkButton, type ButtonVariant } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { below } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi, useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { nextStepText } from '../../work/work-text';
import type { WorkQuestion } from './work-dialogs';

const Panel = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-16) var(--cp-space-24);
  align-items: center;
  justify-content: space-between;
`;

const Words = styled.div`
  flex: 1 1 260px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** On a phone at the lower end of the window, where a thumb is. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-8);

  ${below('medium')} {
    position: fixed;
    z-index: var(--cp-layer-floating);
    inset-inline: 0;
    inset-block-end: 0;
    flex-wrap: nowrap;
    padding: var(--cp-space-12) var(--cp-space-16);
    padding-block-end: max(var(--cp-space-12), env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--cp-border);
    background: var(--cp-bg);

    > :first-child {
      flex: 1;
    }
  }
`;

interface Props {
  readonly work: Engagement;
  readonly pending: boolean;
  readonly onAsk: (question: WorkQuestion) => void;
  readonly onPropose: () => void;
  readonly onStart: () => void;
}

/** State of the work in a sentence, and the one thing to do next. */
export function NextStep({ work, ...props }: Props): ReactNode {
  const { title, text } = nextStepText(work, useDateText());
  const isReviewable = work.status === 'done' && work.viewerSide === 'client';
  const path = { id: work.professional.id };
  const { data: professional } = useApi('/api/accountants/{id}', isReviewable ? { path } : null);
  const { review = false, alreadyReviewed = true } = professional?.permissions ?? {};
  const steps = stepsOf({ work, ...props }, isReviewable && review && !alreadyReviewed);
  return (
    <Panel as="section" tone={steps.length > 0 ? 'primary' : 'subtle'} aria-label="Next step">
      <Words>
        <Heading level={2} size="large">
          {title}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
      </Words>
      {steps.length > 0 && (
        <Actions data-bottom-bar>
          {steps.map(({ label, href, ...step }) =>
            href ? (
              <LinkButton key={label} href={href}>
                {label}
              </LinkButton>
            ) : (
              <Button key={label} disabled={props.pending} {...step}>
                {label}
              </Button>
            ),
          )}
        </Actions>
      )}
    </Panel>
  );
}

/** A button, or a link that looks like one. */
interface Step {
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly onClick?: () => void;
  readonly href?: string;
}

/** The primary action of the state, then at most one other. */
function stepsOf({ work, onAsk, onPropose, onStart }: Props, mayReview: boolean): readonly Step[] {
  const may = (act: string) => (work.mayDo as readonly string[]).includes(act);
  const ask = (question: WorkQuestion) => () => onAsk(question);
  if (may('accept'))
    return [
      { label: 'Accept Proposal', onClick: ask('accept') },
      { label: 'Decline', variant: 'secondary', onClick: ask('decline') },
    ];
  if (may('withdraw'))
    return [
      { label: 'Write a New Version', variant: 'secondary', onClick: onPropose },
      { label: 'Withdraw', variant: 'ghost', onClick: ask('withdraw') },
    ];
  if (may('propose')) return [{ label: 'Write a Proposal', onClick: onPropose }];
  if (may('start')) return [{ label: 'Start Work', onClick: onStart }];
  const upload: Step = { label: 'Upload Documents', href: '#work-documents' };
  const done: Step = {
    label: 'Mark as Done',
    variant: work.items.some(({ status }) => status !== 'accepted') ? 'secondary' : 'primary',
    onClick: ask('done'),
  };
  if (work.openItems > 0 || may('done'))
    return [...(work.openItems > 0 ? [upload] : []), ...(may('done') ? [done] : [])];
  const reopen: Step = { label: 'Reopen', variant: 'secondary', onClick: ask('reopen') };
  const review: Step = { label: 'Write a Review', href: `/accountant/${work.professional.id}?tab=reviews` };
  return [...(mayReview ? [review] : []), ...(may('reopen') ? [reopen] : [])];
}
