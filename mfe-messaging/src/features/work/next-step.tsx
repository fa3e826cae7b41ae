import type { Engagement } from '@counterpart/api/contract';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { below } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
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
  const { title, text } = nextStepText(work);
  const isReviewable = work.status === 'done' && work.viewerSide === 'client';
  const path = { id: work.professional.id };
  const { data: professional } = useApi('/api/accountants/{id}', isReviewable ? { path } : null);
  const { review = false, alreadyReviewed = true } = professional?.permissions ?? {};
  const actions = actionsOf({ work, ...props }, isReviewable && review && !alreadyReviewed);
  return (
    <Panel as="section" tone={actions.length > 0 ? 'primary' : 'subtle'} aria-label="Next step">
      <Words>
        <Heading level={2} size="large">
          {title}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
      </Words>
      {actions.length > 0 && <Actions data-bottom-bar>{actions}</Actions>}
    </Panel>
  );
}

/** The primary action of the state, then at most one other. */
function actionsOf({ work, pending, onAsk, onPropose, onStart }: Props, mayReview: boolean): readonly ReactNode[] {
  const { mayDo } = work;
  const may = (act: string) => mayDo.includes(act);
  if (may('accept'))
    return [
      <Button key="accept" onClick={() => onAsk('accept')}>
        Accept Proposal
      </Button>,
      <Button key="decline" variant="secondary" onClick={() => onAsk('decline')}>
        Decline
      </Button>,
    ];
  if (may('withdraw'))
    return [
      <Button key="propose" variant="secondary" onClick={onPropose}>
        Write a New Version
      </Button>,
      <Button key="withdraw" variant="ghost" onClick={() => onAsk('withdraw')}>
        Withdraw
      </Button>,
    ];
  if (may('propose'))
    return [
      <Button key="propose" onClick={onPropose}>
        Write a Proposal
      </Button>,
    ];
  if (may('start'))
    return [
      <Button key="start" pending={pending} pendingLabel="Starting..." onClick={onStart}>
        Start Work
      </Button>,
    ];
  if (work.openItems > 0)
    return [
      <LinkButton key="upload" href="#work-documents" icon="upload">
        Upload Documents
      </LinkButton>,
    ];
  if (may('done'))
    return [
      <Button key="done" onClick={() => onAsk('done')}>
        Mark as Done
      </Button>,
    ];
  if (mayReview || may('reopen'))
    return [
      mayReview && (
        <LinkButton key="review" href={`/accountant/${work.professional.id}?tab=reviews`}>
          Write a Review
        </LinkButton>
      ),
      may('reopen') && (
        <Button key="reopen" variant="secondary" onClick={() => onAsk('reopen')}>
          Reopen
        </Button>
      ),
    ].filter(Boolean);
  return [];
}
