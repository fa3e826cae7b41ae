import type { ComplianceAnswer } from '@counterpart/api/contract';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Icon } from '@counterpart/design-system/icon';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import { AnswerSections } from './answer-sections';
import { CitedText } from './cited-text';

interface Props {
  readonly answer: ComplianceAnswer;
  /** Opens the first section. */
  readonly opensFirst: boolean;
  readonly isSaved: boolean;
  readonly onSave: () => void;
}

/** An answer with its sources, or the sentence that says why there is none and who can help. */
export function AnswerCard({ answer, opensFirst, isSaved, onSave }: Props): ReactNode {
  if (answer.answeredBy === 'refusal') return <RefusedAnswer sentence={answer.answer} />;
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between">
        {answer.notice && (
          <Text as="div" size="small" tone="muted">
            <Inline as="span" gap={8} wrap={false}>
              <Icon name={answer.answeredBy === 'model' ? 'sparkle' : 'book'} size={20} />
              {answer.notice}
            </Inline>
          </Text>
        )}
        <Button variant="secondary" size="small" icon={isSaved ? 'check' : 'bookmark'} onClick={onSave}>
          {isSaved ? 'Saved' : 'Save Answer'}
        </Button>
      </Inline>
      <CitedText text={answer.answer} numbers={answer.answerCitations} citations={answer.citations} />
      <AnswerSections answer={answer} opensFirst={opensFirst} />
    </Stack>
  );
}

function RefusedAnswer({ sentence }: { readonly sentence: string }): ReactNode {
  return (
    <Stack gap={16} align="start">
      <Text>{sentence}</Text>
      <LinkButton href="/quiz" variant="secondary">
        Get Matched with a Specialist
      </LinkButton>
    </Stack>
  );
}
