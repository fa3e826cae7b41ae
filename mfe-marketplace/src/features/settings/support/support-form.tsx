import {
  messageLimits,
  phoneLimits,
  readPhone,
  type SupportOverview,
  type SupportRequest,
} from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { Stack } from '@counterpart/design-system/layout';
import { RadioGroup } from '@counterpart/design-system/radio-group';
import { Select } from '@counterpart/design-system/select';
import { TextArea, TextInput } from '@counterpart/design-system/text-input';
import { useAct, useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { callWindowText } from './call-windows';

export type Channel = SupportRequest['channel'];

interface Values {
  readonly channel: Channel;
  readonly message: string;
  readonly phone: string;
  readonly callAt: string;
}

/** Ways to reach support, with how we answer and which plans have them. */
const ways = [
  { value: 'email', label: 'Email', help: 'We answer by email.', onPlan: '' },
  { value: 'chat', label: 'Chat', help: 'We answer in your Messages.', onPlan: 'Part of Professional and Premium.' },
  { value: 'callback', label: 'Phone', help: 'We call you at a time you choose.', onPlan: 'Part of Premium.' },
] as const;

const sent: Readonly<Record<Channel, string>> = {
  email: 'We answer by email, Monday to Friday, 9:00 AM to 6:00 PM PST.',
  chat: 'We answer in your Messages, Monday to Friday, 9:00 AM to 6:00 PM PST.',
  callback: 'We call you in the window you chose.',
};

const messageMin = 10;

function validate({ channel, message, phone, callAt }: Values): Partial<Record<keyof Values, string>> {
  const length = message.trim().length;
  return {
    ...(length < messageMin && { message: `Message must be at least ${messageMin} characters.` }),
    ...(length > messageLimits.max && { message: `Message must be at most ${messageLimits.max} characters.` }),
    ...(channel === 'callback' &&
      (readPhone(phone) === null || phone.trim().length > phoneLimits.max) && {
        phone: 'Please enter a phone number we can call.',
      }),
    ...(channel === 'callback' && !callAt && { callAt: 'Please choose when we should call.' }),
  };
}

/** A request to support, in one of the ways that the plan has. What was typed stays when it is refused. */
export function SupportForm({
  support,
  onSent,
}: {
  readonly support: SupportOverview;
  /** Reads the overview again: a refusal says that it has changed. */
  readonly onSent: () => Promise<unknown>;
}): ReactNode {
  const { run, failure } = useAct();
  const form = useForm<Values>({
    draft: useDraft('support'),
    initial: { channel: 'email', message: '', phone: '', callAt: '' },
    validate,
    send: ({ channel, message, phone, callAt }, { reset }) =>
      run(
        async (api) => {
          const call = channel === 'callback' && { phone: phone.trim(), callAt };
          await api.send('post', '/api/support/requests', { body: { channel, message: message.trim(), ...call } });
          reset();
        },
        { done: () => ({ title: 'Request sent', description: sent[channel] }), after: onSent },
      ),
  });
  const { values, errors, field } = form;
  return (
    <form noValidate aria-label="Ask support" onSubmit={(event) => void form.submit(event)}>
      <Stack gap={20}>
        <RadioGroup
          label="How should we answer?"
          look="cards"
          {...field('channel')}
          options={ways.map(({ value, label, help, onPlan }) => {
            const isIncluded = support.channels.includes(value);
            return { value, label, help: isIncluded ? help : onPlan, disabled: !isIncluded };
          })}
        />
        {values.channel === 'callback' && (
          <>
            <Field label="Phone" required error={errors.phone}>
              <TextInput {...field('phone')} type="tel" autoComplete="tel" />
            </Field>
            <Field label="When" required help="Pacific Time." error={errors.callAt}>
              <Select
                placeholder="Choose a time"
                options={support.callWindows.map((start) => ({ value: start, label: callWindowText(start) }))}
                {...field('callAt')}
              />
            </Field>
          </>
        )}
        <Field label="Message" required error={errors.message}>
          <TextArea {...field('message')} rows={5} countLimit={messageLimits.max} />
        </Field>
        {failure && (
          <Alert tone="error" title="Your request was not sent">
            {failure}
          </Alert>
        )}
        <div>
          <Button type="submit" pending={form.pending} pendingLabel="Sending...">
            Send Request
          </Button>
        </div>
      </Stack>
    </form>
  );
}
