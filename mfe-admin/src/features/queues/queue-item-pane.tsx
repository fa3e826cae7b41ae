import { fullName, type QueueItem, type QueueName } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { below, Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { TimeAgo, useDateText } from '@counterpart/shell/sdk';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { Assignment } from './assignment';
import { FeedbackPanel } from './feedback-panel';
import { ListingPanel } from './listing-panel';
import { NewsletterPanel } from './newsletter-panel';
import type { PanelProps } from './panel-props';
import { PersonPanel } from './person-panel';
import { outcomeLabel } from '../../queue-labels';
import { QuizPanel } from './quiz-panel';
import { ReviewPanel } from './review-panel';
import { TicketPanel } from './ticket-panel';
import type { Decide } from './use-decisions';
import { useTriage } from './use-triage';
import { VerificationPanel } from './verification-panel';

const panels: Readonly<Record<QueueName, (props: PanelProps) => ReactNode>> = {
  reviews: ReviewPanel,
  people: PersonPanel,
  verification: VerificationPanel,
  listings: ListingPanel,
  tickets: TicketPanel,
  quiz: QuizPanel,
  feedback: FeedbackPanel,
  newsletter: NewsletterPanel,
};

const Back = styled.div`
  display: none;

  ${below('large')} {
    display: block;
  }
`;

/** One item: who deals with it, what it is, and its decision. */
export function QueueItemPane({
  queue,
  item,
  paneRef,
  onDecided,
  decide,
  isNext,
  onBack,
}: {
  readonly queue: QueueName;
  readonly item: QueueItem;
  readonly paneRef: Ref<HTMLDivElement>;
  readonly onDecided: () => void;
  readonly decide: Decide;
  /** Shown after a decision on another one: its heading gets the focus. */
  readonly isNext: boolean;
  readonly onBack: () => void;
}): ReactNode {
  const assignment = useTriage(queue, item.id);
  const Panel = panels[queue];
  const dateText = useDateText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);
  return (
    <Card as="article" ref={paneRef} aria-label={item.title}>
      <Stack gap={16}>
        <Back>
          <Button size="small" variant="ghost" icon="arrow-left" onClick={onBack}>
            Back to the List
          </Button>
        </Back>
        <Inline gap={16} justify="between" align="start">
          <Stack gap={4}>
            <Heading level={2} size="large" ref={heading} tabIndex={-1}>
              {item.title}
            </Heading>
            <Text size="small" tone="muted">
              <span>{`Since ${dateText(item.openedAt, 'moment')}, `}</span>
              <TimeAgo at={item.openedAt} />
            </Text>
          </Stack>
          {item.state !== 'decided' && <Assignment queue={queue} item={item} triage={assignment} />}
        </Inline>
        {item.decision && (
          <Alert tone="info" title={outcomeLabel(item.decision.outcome)}>
            {`${item.decision.decidedBy ? fullName(item.decision.decidedBy) : 'An administrator'}, ${dateText(item.decision.decidedAt, 'moment')}${item.decision.reason ? `: ${item.decision.reason}` : ''}`}
          </Alert>
        )}
        <Panel id={item.id} isOpen={item.state !== 'decided'} onDecided={onDecided} decide={decide} />
      </Stack>
    </Card>
  );
}
