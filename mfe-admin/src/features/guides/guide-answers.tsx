import { guideLimits, type GuideAnswer } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Field } from '@counterpart/design-system/field';
import { IconButton } from '@counterpart/design-system/icon-button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { TextArea, TextInput } from '@counterpart/design-system/text-input';
import { useToast } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import type { ErrorAt } from './guide-errors';
import { replaced, without } from './guide-lists';
import { UnansweredQuestions } from './unanswered-questions';

const { answersMax, waysMin, waysMax, answerMax, passagesMax, appliesToMax } = guideLimits;

const titleOf = ({ questions }: GuideAnswer, index: number): string => questions[0]?.trim() || `Answer ${index + 1}`;

interface Props {
  /** Of the guide; empty for a new one. */
  readonly slug: string;
  readonly answers: readonly GuideAnswer[];
  readonly errorAt: ErrorAt;
  /** Gets a list, or what makes one of the list as it is then. */
  readonly onChange: (change: (answers: readonly GuideAnswer[]) => GuideAnswer[]) => void;
}

/** List of a guide's answers: the one being edited is open, and each with an error. */
export function GuideAnswers({ slug, answers, errorAt, onChange }: Props): ReactNode {
  const showToast = useToast();
  const [opened, setOpened] = useState<number | null>(null);
  const isOpen = (index: number) => opened === index || fieldsOf(index).some((path) => errorAt(path) !== undefined);
  const add = (questions: readonly string[]) => {
    onChange((list) => [...list, { questions: [...questions], answer: '', passages: [''], appliesTo: '' }]);
    setOpened(answers.length);
  };
  const move = (from: number, to: number) => {
    onChange((list) => {
      const moved = list[from];
      return moved ? [...without(list, from).slice(0, to), moved, ...without(list, from).slice(to)] : [...list];
    });
    setOpened(null);
  };
  const remove = (index: number, answer: GuideAnswer) => {
    onChange((list) => without(list, index));
    setOpened(null);
    showToast({
      title: 'Answer removed',
      description: titleOf(answer, index),
      action: {
        label: 'Undo',
        onSelect: () => onChange((list) => [...list.slice(0, index), answer, ...list.slice(index)]),
      },
    });
  };
  return (
    <Stack gap={12} as="section" aria-label="Answers">
      <Text tone="muted">
        The Compliance Assistant answers with these. Write each so that it stands alone, and opens with what was asked.
      </Text>
      <UnansweredQuestions slug={slug} onTake={add} />
      {errorAt('answers') && <Alert tone="error" title={errorAt('answers')} />}
      {answers.map((answer, index) => (
        <Card key={index} padding="small">
          <Stack gap={12}>
            <Inline gap={8} justify="between">
              <Heading level={3} size="body">
                {titleOf(answer, index)}
              </Heading>
              <Inline gap={4}>
                <IconButton
                  icon="chevron-up"
                  label={`Move up: ${titleOf(answer, index)}`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={`Move down: ${titleOf(answer, index)}`}
                  disabled={index === answers.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  icon="trash"
                  label={`Remove: ${titleOf(answer, index)}`}
                  onClick={() => remove(index, answer)}
                />
                <Button
                  type="button"
                  variant="secondary"
                  size="small"
                  aria-expanded={isOpen(index)}
                  aria-label={`Edit: ${titleOf(answer, index)}`}
                  onClick={() => setOpened(opened === index ? null : index)}
                >
                  Edit
                </Button>
              </Inline>
            </Inline>
            {isOpen(index) && (
              <AnswerFields
                answer={answer}
                index={index}
                errorAt={errorAt}
                onChange={(typed) => onChange((list) => replaced(list, index, typed))}
              />
            )}
          </Stack>
        </Card>
      ))}
      {answers.length < answersMax && (
        <div>
          <Button type="button" variant="secondary" size="small" icon="plus" onClick={() => add([''])}>
            Add Answer
          </Button>
        </div>
      )}
    </Stack>
  );
}

const fieldsOf = (index: number): string[] =>
  ['questions', 'answer', 'passages', 'appliesTo'].map((field) => `answers.${index}.${field}`);

function AnswerFields({
  answer,
  index,
  errorAt,
  onChange,
}: {
  readonly answer: GuideAnswer;
  readonly index: number;
  readonly errorAt: ErrorAt;
  readonly onChange: (answer: GuideAnswer) => void;
}): ReactNode {
  const [questions, text, passages, appliesTo] = fieldsOf(index).map(errorAt);
  return (
    <Stack gap={12}>
      <Field
        label="Ways of asking"
        help={`One on each line, in everyday words: ${waysMin} to ${waysMax}; with ten, far more questions find it. The first is the title.`}
        error={questions}
      >
        <TextArea
          rows={5}
          value={answer.questions.join('\n')}
          onChange={(event) => onChange({ ...answer, questions: event.target.value.split('\n') })}
        />
      </Field>
      <Field label="Answer" help="One to three sentences." error={text}>
        <TextArea
          rows={3}
          maxLength={answerMax}
          value={answer.answer}
          onChange={(event) => onChange({ ...answer, answer: event.target.value })}
        />
      </Field>
      <Field
        label="Passages"
        help={`What it rests on, word for word from this guide: up to ${passagesMax}, a blank line between them.`}
        error={passages}
      >
        <TextArea
          rows={3}
          value={answer.passages.join('\n\n')}
          onChange={(event) => onChange({ ...answer, passages: event.target.value.split('\n\n') })}
        />
      </Field>
      <Field label="Applies to" optional help="A place, where it is the law of one." error={appliesTo}>
        <TextInput
          maxLength={appliesToMax}
          value={answer.appliesTo}
          onChange={(event) => onChange({ ...answer, appliesTo: event.target.value })}
        />
      </Field>
    </Stack>
  );
}
