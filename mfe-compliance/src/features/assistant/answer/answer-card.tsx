import { Button, LinkButton } from '@counterpart/design-system/button';
import { Icon } from '@counterpart/design-system/icon';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import type { Turn } from '../ask/talk';
import { AnswerFeedback } from '../feedback/answer-feedback';
import { AskSpecialistButton } from '../specialist/ask-specialist-button';
import { questionOf } from '../specialist/asked-specialist';
import { AnswerSections } from './answer-sections';
import { AnswerOrigin } from './answer-origin';
import { AnswerSources } from './answer-sources';
import { CitedText } from './cited-text';
import { RelatedAnswers } from './related-answers';

interface Props {
  readonly turn: Turn;
  /** Of the assistant's list; null for all. */
  readonly industry: string | null;
  readonly isSaved: boolean;
  readonly onSave: () => void;
  readonly onAsk: (question: string) => void;
}

/** An answer with its source, what is closest to it, or the sentence that says why there is none and who can help. */
export function AnswerCard({ turn, industry, isSaved, onSave, onAsk }: Props): ReactNode {
  const { answer } = turn;
  if (answer.answeredBy === 'refusal' || answer.answeredBy === 'closest')
    return <NoAnswer turn={turn} industry={industry} onAsk={onAsk} />;
  const { notice, answeredBy, citations, related = [] } = answer;
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between">
        {notice && (
          <Text as="div" size="small" tone="muted">
            <Inline as="span" gap={8} wrap={false}>
              <Icon name={answeredBy === 'model' ? 'sparkle' : 'book'} size={20} />
              <span>{notice}</span>
            </Inline>
          </Text>
        )}
        <Button variant="secondary" size="small" icon={isSaved ? 'check' : 'bookmark'} onClick={onSave}>
          {isSaved ? 'Saved' : 'Save Answer'}
        </Button>
      </Inline>
      <Stack gap={8}>
        <CitedText text={answer.answer} numbers={answer.answerCitations} citations={citations} />
        <AnswerOrigin citation={citations[answer.answerCitations[0] ?? 0]} />
      </Stack>
      <RelatedAnswers label="Related answers" answers={related} onAsk={onAsk} />
      <Stack gap={8}>
        <Heading level={4} size="body">
          More from this guide
        </Heading>
        <AnswerSections answer={answer} />
      </Stack>
      <Inline gap={12} justify="between">
        <AnswerFeedback turn={turn} />
        <AskSpecialistButton question={questionOf(turn)} industry={industry} />
      </Inline>
    </Stack>
  );
}

function NoAnswer({ turn, industry, onAsk }: Pick<Props, 'turn' | 'industry' | 'onAsk'>): ReactNode {
  const { answer, sources, related = [] } = turn.answer;
  return (
    <Stack gap={16}>
      <Text>{answer}</Text>
      <RelatedAnswers label="Closest in our guides" answers={related} onAsk={onAsk} />
      {sources.length > 0 && <AnswerSources sources={sources} />}
      <Inline gap={8}>
        <LinkButton href="/quiz" variant="secondary" size="small">
          Get Matched with a Specialist
        </LinkButton>
        <AskSpecialistButton question={questionOf(turn)} industry={industry} />
      </Inline>
      <AnswerFeedback turn={turn} />
    </Stack>
  );
}
