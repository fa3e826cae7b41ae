import { engagementLimits, type Brief, type EngagementSide } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { DateInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import { useForm, type Form } from '@counterpart/design-system/form';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { NumberInput } from '@counterpart/design-system/number-input';
import { Select } from '@counterpart/design-system/select';
import { Text } from '@counterpart/design-system/text';
import { TextArea, TextInput } from '@counterpart/design-system/text-input';
import { today } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { checkBrief, toBriefBody, toBriefValues, type BriefValues } from './brief-fields';

const Budget = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--cp-space-12);

  > :last-child {
    grid-column: 1 / -1;
  }
`;

const units = [
  { value: 'project', label: 'The whole project' },
  { value: 'month', label: 'Each month' },
  { value: 'hour', label: 'Each hour' },
] as const;

interface Props {
  readonly side: EngagementSide;
  readonly otherName: string;
  /** Values to start with; null for an empty form. */
  readonly brief: Brief | null;
  readonly draft: Parameters<typeof useForm>[0]['draft'];
  readonly submitLabel: string;
  /** False when it can no longer be sent. */
  readonly isPossible?: boolean;
  readonly notice?: ReactNode;
  /** Leaves the form; its text stays in this browser. */
  readonly onCancel: () => void;
  /** @returns true once it is stored */
  readonly onSend: (brief: Brief) => Promise<boolean>;
}

/** Form for what is needed, by when, and for about how much. */
export function BriefForm({ side, otherName, brief, isPossible = true, ...props }: Props): ReactNode {
  const { draft, submitLabel, notice, onCancel, onSend } = props;
  const form = useForm({
    draft,
    initial: toBriefValues(brief),
    validate: (values) => checkBrief(values, values.dueOn === brief?.dueOn ? '' : today()),
    send: async (values, { saved }) => {
      if (await onSend(toBriefBody(values))) saved();
    },
  });
  const { errors, field } = form;
  const isClient = side === 'client';
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} aria-label="Brief">
      <Stack gap={24}>
        <Field
          label="Title"
          error={errors.title}
          help="A few words, such as “Monthly bookkeeping for a café”."
          required
        >
          <TextInput {...field('title')} maxLength={engagementLimits.titleMax} />
        </Field>
        <Field
          label={isClient ? 'What do you need?' : `What does ${otherName} need?`}
          error={errors.need}
          help={
            isClient
              ? 'Describe the work, your business, and anything that matters, such as the software you use.'
              : `Write what you understood. ${otherName} can correct it.`
          }
          required
        >
          <TextArea {...field('need')} rows={6} countLimit={engagementLimits.needMax} />
        </Field>
        <Field label="Needed by" error={errors.dueOn} optional>
          <DateInput {...field('dueOn')} min={today()} />
        </Field>
        <BudgetFields {...form} />
        {notice}
        <Inline gap={12}>
          <Button type="submit" disabled={!isPossible} pending={form.pending} pendingLabel="Sending...">
            {submitLabel}
          </Button>
          <Button variant="ghost" disabled={form.pending} onClick={onCancel}>
            Finish Later
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** Budget that the client has in mind: from, to, or both. */
function BudgetFields({ errors, field }: Pick<Form<BriefValues>, 'errors' | 'field'>): ReactNode {
  return (
    <Stack gap={8}>
      <Text weight="semibold" size="small">
        Budget{' '}
        <Text as="span" size="small" tone="subtle">
          (optional)
        </Text>
      </Text>
      <Budget role="group" aria-label="Budget">
        <Field label="From" error={errors.budgetFrom}>
          <NumberInput {...field('budgetFrom')} prefix="$" min={0} max={engagementLimits.budgetMax} />
        </Field>
        <Field label="To" error={errors.budgetTo}>
          <NumberInput {...field('budgetTo')} prefix="$" min={0} max={engagementLimits.budgetMax} />
        </Field>
        <Field label="For">
          <Select {...field('budgetUnit')} options={units} />
        </Field>
      </Budget>
    </Stack>
  );
}
