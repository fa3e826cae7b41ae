import { assistantLimits } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { TextArea } from '@counterpart/design-system/text-input';
import type { ReactNode, Ref, SubmitEvent } from 'react';
import styled from 'styled-components';
import { assistantCategoryOptions, assistantIndustryOptions } from '../../../guide-options';
import { allCategories, allIndustries, type TalkState } from './talk';

const { questionMax } = assistantLimits;
/** The count appears when the end comes near. */
const countFrom = 0.8 * questionMax;

const Choices = styled.div`
  display: grid;
  gap: var(--cp-space-12);

  ${from('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--cp-space-16);
  }
`;

interface Props {
  readonly text: string;
  readonly industry: TalkState['industry'];
  readonly category: TalkState['category'];
  readonly isBusy: boolean;
  /** There are answers to clear, and a next question is a follow-up. */
  readonly hasAnswers: boolean;
  readonly boxRef: Ref<HTMLTextAreaElement>;
  readonly onChange: (values: Partial<Pick<TalkState, 'draft' | 'industry' | 'category'>>) => void;
  readonly onAsk: () => void;
  readonly onClear: () => void;
}

/** The question, whom and what it is about. */
export function QuestionForm(props: Props): ReactNode {
  const { text, industry, category, isBusy, hasAnswers, boxRef, onChange, onAsk, onClear } = props;
  const isTooLong = text.trim().length > questionMax;
  const isUntouched = text === '' && industry === allIndustries && category === allCategories && !hasAnswers;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onAsk();
  };
  return (
    <form aria-label="Ask the Compliance Assistant" onSubmit={submit}>
      <Stack gap={16}>
        <Field
          label="Your question"
          help={hasAnswers ? 'Ask a follow-up: your earlier questions are kept in mind. Clear starts over.' : undefined}
          error={isTooLong ? `A question can have up to ${questionMax.toLocaleString('en-US')} characters.` : null}
        >
          <TextArea
            ref={boxRef}
            rows={4}
            placeholder="A rule, a deadline, a form: ask the way you would ask a person"
            value={text}
            {...(text.length > countFrom && { countLimit: questionMax })}
            onChange={(event) => onChange({ draft: event.target.value })}
          />
        </Field>
        <Choices>
          <Field label="Your industry" optional>
            <Select
              options={assistantIndustryOptions}
              value={industry}
              onChange={(value) => onChange({ industry: value as TalkState['industry'] })}
            />
          </Field>
          <Field label="Category" optional>
            <Select
              options={assistantCategoryOptions}
              value={category}
              onChange={(value) => onChange({ category: value as TalkState['category'] })}
            />
          </Field>
        </Choices>
        <Inline gap={8}>
          <Button type="submit" pending={isBusy} pendingLabel="Processing..." disabled={text === '' || isTooLong}>
            Ask Question
          </Button>
          <Button variant="ghost" onClick={onClear} disabled={isUntouched && !isBusy}>
            Clear
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
