import { engagementLimits } from '@counterpart/api/contract';
import { Field } from '@counterpart/design-system/field';
import { from } from '@counterpart/design-system/layout';
import { NumberInput } from '@counterpart/design-system/number-input';
import { Select } from '@counterpart/design-system/select';
import { TextArea, TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { LineErrors, LineValues } from './proposal-values';

const Price = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--cp-space-12);

  > :last-child {
    grid-column: 1 / -1;
  }

  ${from('small')} {
    grid-template-columns: 96px minmax(0, 1fr) minmax(0, 1fr);

    > :last-child {
      grid-column: auto;
    }
  }
`;

const units = [
  { value: 'month', label: 'Per month' },
  { value: 'project', label: 'For the project' },
  { value: 'hour', label: 'Per hour' },
  { value: 'return', label: 'Per return' },
] as const;

interface Props {
  readonly line: LineValues;
  readonly errors: LineErrors;
  readonly onChange: (values: Partial<LineValues>) => void;
}

/** Fields of one line of a proposal. */
export function LineFields({ line, errors, onChange }: Props): ReactNode {
  return (
    <>
      <Field label="Service" error={errors.title} required>
        <TextInput
          value={line.title}
          maxLength={engagementLimits.lineTitleMax}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <Field label="Details" optional>
        <TextArea
          value={line.detail}
          rows={2}
          maxLength={engagementLimits.lineDetailMax}
          onChange={({ target }) => onChange({ detail: target.value })}
        />
      </Field>
      <Price>
        <Field label="Quantity" error={errors.quantity} required>
          <NumberInput
            value={line.quantity}
            min={1}
            max={engagementLimits.quantityMax}
            onChange={(quantity) => onChange({ quantity })}
          />
        </Field>
        <Field label="Price" error={errors.dollars} required>
          <NumberInput
            value={line.dollars}
            prefix="$"
            decimals
            min={0}
            max={engagementLimits.priceMax / 100}
            onChange={(dollars) => onChange({ dollars })}
          />
        </Field>
        <Field label="Charged">
          <Select value={line.unit} options={units} onChange={(unit) => onChange({ unit })} />
        </Field>
      </Price>
    </>
  );
}
