import { quizSteps, type QuizQuestion } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { StepProgress } from '@counterpart/design-system/step-progress';
import { Heading, Text } from '@counterpart/design-system/text';
import { errorSentence } from '@counterpart/shell/sdk';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type SubmitEvent, type ReactNode } from 'react';
import { focusFirstWrong } from '@counterpart/design-system/form';
import styled from 'styled-components';
import { ContactFields } from './contact-fields';
import type { QuizHistory } from './quiz-history';
import { chooseByKey } from './quiz-keys';
import { QuestionField } from './question-field';
import {
  $answers,
  $errors,
  $failure,
  $step,
  answered,
  nextPressed,
  previousPressed,
  stepCount,
  submitQuizFx,
} from './quiz-workflow';
import { takesOne, useScreens } from './use-screens';

const state = { answers: $answers, errors: $errors, failure: $failure, step: $step, pending: submitQuizFx.pending };
const events = { answer: answered, next: nextPressed, previous: previousPressed };
/** Milliseconds for which a choice is seen before the next question comes. */
const pause = 350;

/* Focus brings the progress above it into sight too. */
const StepName = styled(Heading)`
  scroll-margin-block-start: var(--cp-space-96);
`;

/** The question is what is read first. */
const Questions = styled.div`
  display: grid;
  gap: var(--cp-space-24);
  > :first-child > legend {
    margin-block-end: var(--cp-space-12);
    font-size: var(--cp-font-size-heading);
    line-height: var(--cp-line-height-heading);
    text-wrap: balance;
  }
`;

interface Props {
  readonly headingLevel: 1 | 3;
  readonly history: QuizHistory;
}

/** The nine steps: progress, one question at a time, Previous and Next (Submit on the last). */
export function QuizSteps({ headingLevel, history }: Props): ReactNode {
  const { answers, errors, failure, step, pending } = useUnit(state);
  const { answer, next, previous } = useUnit(events);
  const { asked, screen, count, errors: missing, advance, back } = useScreens(step, answers, next);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isQuick = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLast = step === stepCount - 1;
  const name = quizSteps[step]?.name ?? 'How to reach you';
  const part = count > 1 ? `Question ${screen + 1} of ${count}` : '';

  // The new question is read out from its step's name on, and its top is in sight.
  useEffect(() => {
    heading.current?.focus();
    return () => clearTimeout(timer.current);
  }, [step, screen]);
  useEffect(() => {
    const shown = form.current;
    shown?.addEventListener('keydown', chooseByKey);
    return () => shown?.removeEventListener('keydown', chooseByKey);
  }, []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    advance();
    // After the errors are on the page; never while someone is typing.
    setTimeout(() => focusFirstWrong(form.current));
  };
  const choose = (question: QuizQuestion, value: string | readonly string[]) => {
    answer({ key: question.title, answer: value });
    clearTimeout(timer.current);
    // Goes on by itself after a pointer or a number key; arrow keys only move the choice, so they stay.
    if (takesOne(question) && isQuick.current) timer.current = setTimeout(() => form.current?.requestSubmit(), pause);
  };

  // The button does what the browser's does, so that neither of them goes to a step twice.
  const goBack = () => (history.from === step - 1 && history.step === step ? history.back(1) : previous());

  return (
    <form
      ref={form}
      noValidate
      aria-label="Matching quiz"
      onSubmit={submit}
      onPointerDownCapture={() => void (isQuick.current = true)}
      onKeyDownCapture={({ key }) => void (isQuick.current = /^[1-9]$/.test(key))}
    >
      <Stack gap={24}>
        <StepProgress step={step + 1} total={stepCount} label="Quiz progress" />
        <Inline gap={12} justify="between" align="baseline">
          <StepName
            level={headingLevel}
            size="body"
            ref={heading}
            tabIndex={-1}
            aria-label={`Step ${step + 1} of ${stepCount}: ${name}${screen > 0 ? `, question ${screen + 1} of ${count}` : ''}`}
          >
            {name}
          </StepName>
          <Text size="small" tone="muted">
            {part}
          </Text>
        </Inline>
        {isLast ? (
          <ContactFields answers={answers} errors={errors} onAnswer={(key, value) => answer({ key, answer: value })} />
        ) : (
          <Questions>
            {asked.map((question) => (
              <QuestionField
                key={question.title}
                question={question}
                answer={answers[question.title]}
                error={missing[question.title]}
                onAnswer={(value) => choose(question, value)}
              />
            ))}
          </Questions>
        )}
        {failure && (
          <Alert tone="error" title="Your answers could not be sent">
            {errorSentence(failure)}
          </Alert>
        )}
        <Inline justify="between">
          <Button variant="secondary" disabled={(step === 0 && !back) || pending} onClick={back ?? goBack}>
            Previous
          </Button>
          <Button type="submit" pending={pending} pendingLabel="Submitting...">
            {isLast ? 'Submit' : 'Next'}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
