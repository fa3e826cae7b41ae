import {
  calendarDayText,
  fullName,
  paymentSentence,
  plainText,
  totalsText,
  type Engagement,
  type Proposal,
} from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { Text } from '@counterpart/design-system/text';
import { PasswordInput, TextInput } from '@counterpart/design-system/text-input';
import { useDraft, useSession, useTimeZone } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { useWorkAct } from '../../../work/use-work';

interface Props {
  readonly work: Engagement;
  readonly proposal: Proposal;
  readonly onClose: () => void;
}

/** Accepts a proposal: the typed name stands under it as a signature, the password says that it is its owner. */
export function AcceptDialog({ work, proposal, onClose }: Props): ReactNode {
  const { user } = useSession();
  const timeZone = useTimeZone();
  const { run, failure } = useWorkAct();
  const ownName = fullName(work.client);
  const { number, totals, startsOn } = proposal;
  const isOpen = work.proposals[0]?.number === number && work.mayDo.includes('accept');
  const { errors, field, submit, pending } = useForm({
    draft: useDraft(`proposal-accept.${work.id}`),
    initial: { name: '', password: '' },
    validate: ({ name, password }) => ({
      name: plainText(name) === plainText(ownName) ? undefined : `Type your full name: ${ownName}`,
      password: password ? undefined : 'Password is required',
    }),
    send: async (values, { reset }) => {
      const path = { id: work.id, number };
      const body = { ...values, name: values.name.trim(), version: work.version, timeZone };
      const accept = '/api/engagements/{id}/proposals/{number}/accept';
      if (!(await run((api) => api.send('post', accept, { path, body }), 'Proposal accepted'))) return;
      reset();
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Accept this proposal?"
      description={`${totalsText(totals)}, starting ${calendarDayText(startsOn)}, with ${fullName(work.professional)}.`}
      submitLabel="Accept Proposal"
      pendingLabel="Accepting..."
      submitDisabled={!isOpen}
      form={{ submit, pending }}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      {!isOpen && !failure && (
        <Alert tone="warning">
          {`${work.professional.firstName} sent a newer version or took this one back. Close this to read what stands now.`}
        </Alert>
      )}
      <Field label="Your full name" help="It stands under the proposal as your signature." error={errors.name}>
        <TextInput {...field('name')} autoComplete="name" placeholder={ownName} />
      </Field>
      <Field label="Your password" error={errors.password}>
        <PasswordInput {...field('password')} username={user?.username ?? null} autoComplete="current-password" />
      </Field>
      <Text size="small" tone="muted">
        {paymentSentence}
      </Text>
    </FormDialog>
  );
}
