import { Button, LinkButton } from '@counterpart/design-system/button';
import { Icon } from '@counterpart/design-system/icon';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import type { Turn } from '../ask/talk';
import { AnswerFeedback } from '../feedback/answer-feedback';
import { AskSpecialistButton } from '../specialist/ask-specialist-button';
import { AnswerSections } from './answer-sections';
import { CitedText } from './cited-text';

interface Props {
  readonly turn: Turn;
  /** Of the assistant's list; null for all. */
  readonly industry: string | null;
  /** Opens the first section. */
  readonly opensFirst: boolean;
  readonly isSaved: boolean;
  readonly onSave: () => void;
}

/** An answer with its sources, or the sentence that says why there is none and who can help. */
export function AnswerCard({ turn, industry, opensFirst, isSaved, onSave }: Props): ReactNode {
  const { answer } = turn;
  if (answer.answeredBy === 'refusal') return <RefusedAnswer turn={turn} industry={industry} />;
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between">
        {answer.notice && (
          <Text as="div" size="small" tone="muted">
            <Inline as="span" gap={8} wrap={false}>
              <Icon name={answer.answeredBy === 'model' ? 'sparkle' : 'book'} size={20} />
              <span>{answer.notice}</span>
            </Inline>
          </Text>
        )}
        <Button variant="secondary" size="small" icon={isSaved ? 'check' : 'bookmark'} onClick={onSave}>
          {isSaved ? 'Saved' : 'Save Answer'}
        </Button>
      </Inline>
      <CitedText text={answer.answer} numbers={answer.answerCitations} citations={answer.citations} />
      <AnswerSections answer={answer} opensFirst={opensFirst} />
      <Inline gap={12} justify="between">
        <AnswerFeedback turn={turn} />
        <AskSpecialistButton turn={turn} industry={industry} />
      </Inline>
    </Stack>
  );
}

function RefusedAnswer({ turn, industry }: Pick<Props, 'turn' | 'industry'>): ReactNode {
  return (
    <Stack gap={16}>
      <Text>{turn.answer.answer}</Text>
      <Inline gap={8}>
        <LinkButton href="/quiz" variant="secondary" size="small">
          Get Matched with a Specialist
        </LinkButton>
        <AskSpecialistButton turn={turn} industry={industry} />
      </Inline>
      <AnswerFeedback turn={turn} />
    </Stack>
  );
}
