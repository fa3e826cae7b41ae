import { locationLimits, quizLimits, type QuizQuestion } from '@counterpart/api/contract';
import { CheckboxGroup } from '@counterpart/design-system/checkbox';
import { Field } from '@counterpart/design-system/field';
import { RadioGroup } from '@counterpart/design-system/radio-group';
import { Select } from '@counterpart/design-system/select';
import { TextArea, TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Answer = string | readonly string[];

interface Props {
  readonly question: QuizQuestion;
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

/** 'None' and a need contradict each other: the later one stays. */
const none = 'None';

/** The key that chooses an option; not shown where there are no keys. */
const Key = styled.kbd`
  display: none;
  margin-inline-end: var(--cp-space-8);
  padding-inline: 6px;
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-small);
  background: var(--cp-bg-subtle);
  color: var(--cp-text-2);
  font: inherit;
  font-size: var(--cp-font-size-small);
  @media (hover: hover) and (pointer: fine) {
    display: inline-block;
  }
`;

/** One question of the quiz, as its kind is asked. */
export function QuestionField({
  question: { title, words = title, kind, options = [] },
  answer = '',
  error,
  onAnswer,
}: Props): ReactNode {
  const text = typeof answer === 'string' ? answer : '';
  const choices = options.map((option) => ({ value: option, label: option }));
  const numbered = options.map((option, index) => ({
    value: option,
    label: (
      <>
        <Key aria-hidden="true">{index + 1}</Key>
        <span>{option}</span>
      </>
    ),
  }));
  switch (kind) {
    case 'radio':
      return (
        <RadioGroup
          label={words}
          look="cards"
          options={numbered}
          value={text || null}
          error={error}
          onChange={onAnswer}
        />
      );
    case 'checkbox': {
      const chosen = typeof answer === 'string' ? [] : answer;
      return (
        <CheckboxGroup
          label={words}
          columns={2}
          options={numbered}
          value={chosen}
          error={error}
          onChange={(next) => onAnswer(withoutContradiction(chosen, next))}
        />
      );
    }
    case 'dropdown':
      return (
        <Field label={words} error={error}>
          <Select placeholder="Choose one" options={choices} value={text} onChange={onAnswer} />
        </Field>
      );
    case 'text':
      return (
        <Field label={words} error={error} optional>
          <TextInput
            autoComplete={title === 'City' ? 'address-level2' : 'address-level1'}
            maxLength={locationLimits.max}
            value={text}
            onChange={(event) => onAnswer(event.target.value)}
          />
        </Field>
      );
    case 'textarea':
      return (
        <Field label={words} error={error} optional>
          <TextArea
            rows={4}
            maxLength={quizLimits.textMax}
            value={text}
            onChange={(event) => onAnswer(event.target.value)}
          />
        </Field>
      );
  }
}

function withoutContradiction(before: readonly string[], after: readonly string[]): readonly string[] {
  if (!after.includes(none) || after.length === 1) return after;
  return before.includes(none) ? after.filter((option) => option !== none) : [none];
}
