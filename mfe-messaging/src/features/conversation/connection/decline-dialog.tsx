import { connectionLimits, type UserCard } from '@counterpart/api/contract';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { RadioGroup } from '@counterpart/design-system/radio-group';
import { TextArea } from '@counterpart/design-system/text-input';
import { useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

const { reasonMin, reasonMax } = connectionLimits;

const reasons = [
  { value: 'I am not taking new clients at the moment.', label: 'I am not taking new clients at the moment' },
  { value: 'This is outside of what I do.', label: 'This is outside of what I do' },
  { value: 'I do not work in your state.', label: 'I do not work in your state' },
  { value: 'own', label: 'Another reason' },
] as const;

interface Values {
  readonly reason: (typeof reasons)[number]['value'] | null;
  readonly own: string;
}

function validate({ reason, own }: Values): Partial<Record<keyof Values, string>> {
  if (reason === null) return { reason: 'Please select a reason' };
  if (reason !== 'own') return {};
  if (own.trim().length < reasonMin) return { own: 'Please give a reason' };
  return own.length > reasonMax ? { own: `The reason must be at most ${reasonMax} characters` } : {};
}

interface Props {
  readonly person: Pick<UserCard, 'id' | 'firstName'>;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Resolves with whether it was declined. */
  readonly onDecline: (reason: string) => Promise<boolean>;
}

/** Asks why a connection request is declined; the person who asked reads it. */
export function DeclineDialog({ person, open, onClose, onDecline }: Props): ReactNode {
  const form = useForm<Values>({
    draft: useDraft(`decline.${person.id}`),
    initial: { reason: null, own: '' },
    validate,
    send: async ({ reason, own }, { reset }) => {
      if (reason === null || !(await onDecline(reason === 'own' ? own.trim() : reason))) return;
      reset();
      onClose();
    },
  });
  const { values, errors, set } = form;
  const title = `Decline ${person.firstName}'s request`;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      description={`${person.firstName} will see your reason and can look for someone else. You can still message them later.`}
      submitLabel="Decline Request"
      pendingLabel="Declining..."
      form={form}
    >
      <RadioGroup
        label="Why are you declining?"
        options={reasons}
        value={values.reason}
        error={errors.reason}
        onChange={(reason) => set('reason', reason)}
      />
      {values.reason === 'own' && (
        <Field label="Your reason" error={errors.own}>
          <TextArea
            name="own"
            rows={3}
            countLimit={reasonMax}
            value={values.own}
            onChange={(event) => set('own', event.target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
