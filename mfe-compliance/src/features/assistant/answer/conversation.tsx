import { Card } from '@counterpart/design-system/card';
import { Stack } from '@counterpart/design-system/layout';
import { Heading } from '@counterpart/design-system/text';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { QuestionSuggestions } from '../ask/question-suggestions';
import type { PendingTurn, TalkState, Turn } from '../ask/talk';
import { AnswerCard } from './answer-card';
import { ArrivingAnswer } from './arriving-answer';

/** Leaves the site's header its place when the page scrolls to it. */
const Entry = styled(Card)`
  scroll-margin-block-start: calc(var(--cp-size-header-height) + var(--cp-space-16));
  --cp-enter: none;
  animation: cp-enter 800ms var(--cp-motion-ease);

  h3:focus-visible {
    outline-offset: 4px;
  }
`;

interface Props extends Pick<TalkState, 'turns' | 'pending'> {
  /** The turn to move to: what the person just asked for. */
  readonly focusedId: string | null;
  /** Of the assistant's list; null for all. */
  readonly industry: string | null;
  readonly isSaved: (turn: Turn) => boolean;
  readonly onSave: (turn: Turn) => void;
  readonly onAsk: (question: string) => void;
}

/** Questions with their answers, the latest first. Each sentence is read out as it comes. */
export function Conversation({ turns, pending, focusedId, industry, isSaved, onSave, onAsk }: Props): ReactNode {
  const latest = turns.at(-1);
  const entries: readonly (Turn | PendingTurn)[] = [...turns, ...(pending ? [pending] : [])].reverse();
  if (entries.length === 0) return null;
  return (
    <Stack as="ul" gap={16} aria-label="Questions and answers">
      {entries.map((entry) => (
        <li key={entry.id}>
          <ConversationEntry question={entry.question} isFocused={entry.id === focusedId}>
            <div aria-live="polite" aria-busy={!('answer' in entry)}>
              {'answer' in entry ? (
                <AnswerCard
                  turn={entry}
                  industry={industry}
                  isSaved={isSaved(entry)}
                  onSave={() => onSave(entry)}
                  onAsk={onAsk}
                />
              ) : (
                <ArrivingAnswer statements={entry.statements} />
              )}
            </div>
            {entry === latest && !pending && (
              <QuestionSuggestions label="Ask next" questions={latest.answer.followUps} onAsk={onAsk} />
            )}
          </ConversationEntry>
        </li>
      ))}
    </Stack>
  );
}

interface EntryProps {
  readonly question: string;
  readonly isFocused: boolean;
  readonly children: ReactNode;
}

function ConversationEntry({ question, isFocused, children }: EntryProps): ReactNode {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!isFocused) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('article')?.scrollIntoView({ block: 'start' });
  }, [isFocused]);
  return (
    <Entry as="article" aria-labelledby={id}>
      <Stack gap={16}>
        <Heading level={3} id={id} ref={heading} tabIndex={-1} style={{ overflowWrap: 'anywhere' }}>
          {question}
        </Heading>
        {children}
      </Stack>
    </Entry>
  );
}
