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

/**
 * An answer with its source; the closest question of our guides, opened, with who can help; or the sentence that says
 * why there is no answer and who can help.
 */
export function AnswerCard({ turn, industry, isSaved, onSave, onAsk }: Props): ReactNode {
  const { answer } = turn;
  if (answer.answeredBy === 'refusal') return <NoAnswer turn={turn} industry={industry} />;
  const { notice, answeredBy, citations, sections, related = [] } = answer;
  const opened = answeredBy === 'closest' ? sections[0] : undefined;
  const numbers = opened?.citations[0] ?? answer.answerCitations;
  // The opened question is the first of what is related, for older areas that show only that.
  const others = opened ? related.filter(({ question }) => question !== opened.title) : related;
  return (
    <Stack gap={16}>
      <Inline gap={12} justify={opened ? 'end' : 'between'}>
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
        {opened && (
          <>
            <Text>{answer.answer}</Text>
            <Heading level={4} size="body">
              {opened.title}
            </Heading>
          </>
        )}
        <CitedText text={opened?.content[0] ?? answer.answer} numbers={numbers} citations={citations} />
        <AnswerOrigin citation={citations[numbers[0] ?? 0]} />
      </Stack>
      <RelatedAnswers label={opened ? 'Also close' : 'Related answers'} answers={others} onAsk={onAsk} />
      <Stack gap={8}>
        {!opened && (
          <Heading level={4} size="body">
            More from this guide
          </Heading>
        )}
        <AnswerSections answer={opened ? { ...answer, sections: [] } : answer} />
      </Stack>
      <Inline gap={12} justify="between">
        <AnswerFeedback turn={turn} />
        <Inline gap={8}>
          {opened && <QuizLink />}
          <AskSpecialistButton question={questionOf(turn)} industry={industry} />
        </Inline>
      </Inline>
    </Stack>
  );
}

function NoAnswer({ turn, industry }: Pick<Props, 'turn' | 'industry'>): ReactNode {
  const { answer, sources, asksNothing } = turn.answer;
  if (asksNothing) return <Text>{answer}</Text>;
  return (
    <Stack gap={16}>
      <Text>{answer}</Text>
      {sources.length > 0 && <AnswerSources sources={sources} />}
      <Inline gap={8}>
        <QuizLink />
        <AskSpecialistButton question={questionOf(turn)} industry={industry} />
      </Inline>
      <AnswerFeedback turn={turn} />
    </Stack>
  );
}

const QuizLink = (): ReactNode => (
  <LinkButton href="/quiz" variant="secondary" size="small">
    Get Matched with a Specialist
  </LinkButton>
);
