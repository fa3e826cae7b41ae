import { quizSteps } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { StepProgress } from '@counterpart/design-system/step-progress';
import { Heading } from '@counterpart/design-system/text';
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

const state = { answers: $answers, errors: $errors, failure: $failure, step: $step, pending: submitQuizFx.pending };
const events = { answer: answered, next: nextPressed, previous: previousPressed };

/* Focus brings the progress above it into sight too. */
const StepName = styled(Heading)`
  scroll-margin-block-start: var(--cp-space-96);
`;

interface Props {
  readonly headingLevel: 2 | 3;
  readonly history: QuizHistory;
}

/** The nine steps: progress, the questions of one, Previous and Next (Submit on the last). */
export function QuizSteps({ headingLevel, history }: Props): ReactNode {
  const { answers, errors, failure, step, pending } = useUnit(state);
  const { answer, next, previous } = useUnit(events);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLast = step === stepCount - 1;
  const questions = quizSteps[step];
  const name = questions?.name ?? 'How to reach you';

  // The new step is read out from its name on, and its top is in sight.
  useEffect(() => heading.current?.focus(), [step]);
  useEffect(() => focusFirstWrong(form.current), [errors]);
  useEffect(() => {
    const shown = form.current;
    shown?.addEventListener('keydown', chooseByKey);
    return () => shown?.removeEventListener('keydown', chooseByKey);
  }, []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    next();
  };

  // The button does what the browser's does, so that neither of them goes to a step twice.
  const goBack = () => (history.from === step - 1 && history.step === step ? history.back(1) : previous());

  return (
    <form ref={form} noValidate aria-label="Matching quiz" onSubmit={submit}>
      <Stack gap={24}>
        <StepProgress step={step + 1} total={stepCount} label="Quiz progress" />
        <StepName
          level={headingLevel}
          size="large"
          ref={heading}
          tabIndex={-1}
          aria-label={`Step ${step + 1} of ${stepCount}: ${name}`}
        >
          {name}
        </StepName>
        {questions ? (
          [questions.main, ...questions.more].map((question) => (
            <QuestionField
              key={question.title}
              question={question}
              answer={answers[question.title]}
              error={errors[question.title]}
              onAnswer={(value) => answer({ key: question.title, answer: value })}
            />
          ))
        ) : (
          <ContactFields answers={answers} errors={errors} onAnswer={(key, value) => answer({ key, answer: value })} />
        )}
        {failure && (
          <Alert tone="error" title="Your answers could not be sent">
            {errorSentence(failure)}
          </Alert>
        )}
        <Inline justify="between">
          <Button variant="secondary" disabled={step === 0 || pending} onClick={goBack}>
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
