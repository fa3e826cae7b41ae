import { calendarOptions, type TaxonomyOption } from '@counterpart/api/contract';
import { Card } from '@counterpart/design-system/card';
import { CheckboxGroup } from '@counterpart/design-system/checkbox';
import { Field } from '@counterpart/design-system/field';
import { from, Stack } from '@counterpart/design-system/layout';
import { RadioGroup } from '@counterpart/design-system/radio-group';
import { MultiSelectOutline, Select } from '@counterpart/design-system/select';
import { Heading } from '@counterpart/design-system/text';
import { lazyPart } from '@counterpart/shell/sdk';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { CalendarAnswers } from './calendar-answers';

const Questions = styled.div`
  display: grid;
  gap: var(--cp-space-20);

  ${from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('large')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const optionsOf = (entries: readonly TaxonomyOption[]) => entries.map(({ id, label }) => ({ value: id, label }));
const options = {
  entities: optionsOf(calendarOptions.entities),
  states: optionsOf(calendarOptions.states),
  employees: optionsOf(calendarOptions.employees),
  industries: [...optionsOf(calendarOptions.industries), { value: 'other', label: 'Something else' }],
  foreign: optionsOf(calendarOptions.foreign),
};

interface StatesProps {
  readonly placeholder: string;
  readonly options: typeof options.states;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** Heavy: travels after the page. The chosen states render immediately. */
const States = lazyPart<StatesProps>(
  async () => (await import('@counterpart/design-system/multi-select')).MultiSelect<string>,
  {
    name: 'the states',
    loading: ({ options: all, value, placeholder }) => (
      <MultiSelectOutline
        chosen={all.filter((option) => value.includes(option.value)).map(({ label }) => label)}
        placeholder={placeholder}
      />
    ),
  },
);

interface Props {
  readonly answers: CalendarAnswers;
  readonly onChange: (answers: CalendarAnswers) => void;
}

const isCorporation = ({ entity }: CalendarAnswers): boolean => entity.endsWith('-corporation');

/** The six questions on one screen; each answer applies immediately. */
export function CalendarForm({ answers, onChange }: Props): ReactNode {
  const id = useId();
  const answer = (change: Partial<CalendarAnswers>) => onChange({ ...answers, ...change });
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={20}>
        <Heading level={2} size="large" id={id}>
          About your business
        </Heading>
        <Questions>
          <Field label="How is your business set up?">
            <Select
              placeholder="Choose one"
              options={options.entities}
              value={answers.entity}
              onChange={(entity) => answer({ entity })}
            />
          </Field>
          <Field label="Which states do you do business in?">
            <States
              placeholder="No state yet"
              options={options.states}
              value={answers.states}
              onChange={(states) => answer({ states })}
            />
          </Field>
          <Field
            label="How many employees do you have?"
            help={isCorporation(answers) && 'Count yourself if your corporation pays you a salary.'}
          >
            <Select
              options={options.employees}
              value={answers.employees}
              onChange={(employees) => answer({ employees })}
            />
          </Field>
          <Field label="What industry are you in?">
            <Select
              options={options.industries}
              value={answers.industry || 'other'}
              onChange={(industry) => answer({ industry: industry === 'other' ? '' : industry })}
            />
          </Field>
          <Choices answers={answers} answer={answer} />
        </Questions>
      </Stack>
    </Card>
  );
}

interface ChoicesProps {
  readonly answers: CalendarAnswers;
  readonly answer: (change: Partial<CalendarAnswers>) => void;
}

/** The last two questions, whose choices are all visible. */
function Choices({ answers, answer }: ChoicesProps): ReactNode {
  return (
    <>
      <RadioGroup
        inline
        label="Do you sell online?"
        options={[
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes' },
        ]}
        value={answers.online ? 'yes' : 'no'}
        onChange={(choice) => answer({ online: choice === 'yes' })}
      />
      <CheckboxGroup
        label="Do you have any of these?"
        options={options.foreign}
        value={answers.foreign}
        onChange={(foreign) => answer({ foreign })}
      />
    </>
  );
}
