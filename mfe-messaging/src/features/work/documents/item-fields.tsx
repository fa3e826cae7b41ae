import { engagementLimits } from '@counterpart/api/contract';
import { DateInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import { TextInput } from '@counterpart/design-system/text-input';
import { today } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

/** A document as the form that asks for it has it. */
export interface AskedItem {
  readonly title: string;
  readonly note: string;
  /** '' for none. */
  readonly dueOn: string;
}

export const blankItem: AskedItem = { title: '', note: '', dueOn: '' };
const { itemTitleMax, itemNoteMax } = engagementLimits;

/** A document as the API takes it. */
export const toItemBody = ({ title, note, dueOn }: AskedItem) => ({
  title: title.trim(),
  note: note.trim(),
  dueOn: dueOn || null,
});

interface ItemFieldsProps {
  readonly item: AskedItem;
  /** The form was sent: a missing title is an error. */
  readonly isChecked: boolean;
  readonly onChange: (values: Partial<AskedItem>) => void;
}

/** Fields of one document that is asked for. */
export function ItemFields({ item, isChecked, onChange }: ItemFieldsProps): ReactNode {
  return (
    <>
      <Field label="Title" error={isChecked && !item.title.trim() ? 'Name the document' : undefined} required>
        <TextInput
          value={item.title}
          maxLength={itemTitleMax}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <Field label="Note" optional>
        <TextInput
          value={item.note}
          maxLength={itemNoteMax}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </Field>
      <Field label="Due" optional>
        <DateInput value={item.dueOn} min={today()} onChange={(dueOn) => onChange({ dueOn })} />
      </Field>
    </>
  );
}
