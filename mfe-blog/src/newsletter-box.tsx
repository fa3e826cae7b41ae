import { emailLimits } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Field, TrapField } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { from, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { useAct, useDraft } from '@counterpart/shell/sdk';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.section`
  display: grid;
  gap: var(--cp-space-16);
  padding: var(--cp-space-24);
  border-radius: var(--cp-radius-large);
  background: var(--cp-bg-warm);

  ${from('medium')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--cp-space-40);
    align-items: center;
    padding: var(--cp-space-40);
  }
`;

const Row = styled.div`
  display: grid;
  gap: var(--cp-space-12);

  ${from('small')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

/** Asks for the newsletter: the answer is the same whether the email is known or not, the rest happens in the mail. */
export function NewsletterBox(): ReactNode {
  const headingId = useId();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Box aria-labelledby={headingId}>
      <Stack gap={8}>
        <Heading level={2} id={headingId}>
          New articles by email
        </Heading>
        <Text tone="muted">
          One email when there’s something new to read, and nothing else. Unsubscribe with one click.
        </Text>
      </Stack>
      {sentTo === null ? <SubscribeForm onSent={setSentTo} /> : <CheckInbox email={sentTo} />}
    </Box>
  );
}

function SubscribeForm({ onSent }: { readonly onSent: (email: string) => void }): ReactNode {
  const { run, failure } = useAct();
  const { errors, pending, submit, field } = useForm({
    draft: useDraft('newsletter'),
    initial: { email: '', website: '' },
    validate: ({ email }) =>
      /^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: 'Please enter a valid email address.' },
    send: ({ email, website }) =>
      run(async (api) => {
        await api.send('post', '/api/newsletter', { body: { email: email.trim(), website } });
        onSent(email.trim());
      }),
  });
  return (
    <form noValidate aria-label="Newsletter" onSubmit={(event) => void submit(event)}>
      <Stack gap={12}>
        <Row>
          <Field label="Email" required error={errors.email}>
            <TextInput {...field('email')} type="email" autoComplete="email" maxLength={emailLimits.max} />
          </Field>
          <Button type="submit" pending={pending}>
            Subscribe
          </Button>
        </Row>
        <TrapField {...field('website')} />
        {failure && (
          <Alert tone="error" title="You’re not subscribed yet">
            {failure}
          </Alert>
        )}
      </Stack>
    </form>
  );
}

function CheckInbox({ email }: { readonly email: string }): ReactNode {
  const message = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1}>
      <Alert
        tone="success"
        title="One more step: check your inbox"
      >{`We sent a link to ${email}. Follow it within a week to start getting new articles. Nothing there? Check your spam folder.`}</Alert>
    </div>
  );
}
