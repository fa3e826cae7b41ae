import { messageLimits } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Field, TrapField } from '@counterpart/design-system/field';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { TextArea, TextInput } from '@counterpart/design-system/text-input';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Form } from '@counterpart/design-system/form';
import { contactSubjects } from './contact-subjects';
import type { ContactValues } from './contact-validation';

interface Props {
  readonly form: Form<ContactValues>;
  /** Reason the last attempt failed. */
  readonly failure: string | null;
  /** The first field takes the focus as the form appears: the button that was pressed is gone. */
  readonly takesFocus: boolean;
}

/** The fields of a message to us. */
export function ContactForm({ form, failure, takesFocus }: Props): ReactNode {
  const { errors, pending, field } = form;
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) firstField.current?.focus();
  }, [takesFocus]);

  return (
    <form noValidate aria-label="Send us a message" onSubmit={(event) => void form.submit(event)}>
      <Stack gap={20}>
        <Grid columns={2} gap={20}>
          <Field label="Name" required error={errors.name}>
            <TextInput ref={firstField} {...field('name')} autoComplete="name" />
          </Field>
          <Field label="Email" required error={errors.email}>
            <TextInput {...field('email')} type="email" autoComplete="email" />
          </Field>
          <Field label="Phone" optional error={errors.phone}>
            <TextInput {...field('phone')} type="tel" autoComplete="tel" />
          </Field>
          <Field label="Subject" required error={errors.subject}>
            <Select {...field('subject')} placeholder="Select a subject" options={contactSubjects} />
          </Field>
        </Grid>
        <Field label="Message" required error={errors.message}>
          <TextArea {...field('message')} rows={6} countLimit={messageLimits.max} />
        </Field>
        <TrapField {...field('website')} />
        {failure && (
          <Alert tone="error" title="Your message was not sent">
            {failure}
          </Alert>
        )}
        <div>
          <Button type="submit" size="large" icon="send" pending={pending} pendingLabel="Sending...">
            Send Message
          </Button>
        </div>
      </Stack>
    </form>
  );
}
