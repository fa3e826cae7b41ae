import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { Illustration } from '@counterpart/design-system/illustration';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { thanksPicture } from '@counterpart/design-system/pictures/thanks';
import { TextInput } from '@counterpart/design-system/text-input';
import { useAct } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { isEmail } from '../../forms/person-values';
import { useForm } from '@counterpart/design-system/form';
import { AccountCard } from './account-card';

/** Asks for the email to mail a link to. The response does not say whether there is such an account. */
export function ForgotPasswordPage(): ReactNode {
  const { run } = useAct();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { errors, pending, submit, field } = useForm({
    draft: null,
    initial: { email: '' },
    validate: ({ email }) => ({ email: isEmail(email) ? undefined : 'Invalid email address' }),
    send: async (values) => {
      const email = values.email.trim();
      const failed = 'The link was not sent';
      if (await run((api) => api.send('post', '/api/password/forgot', { body: { email } }), { failed }))
        setSentTo(email);
    },
  });

  return (
    <AccountCard title="Forgot your password?" description="We’ll email you a link to choose a new one.">
      <form noValidate aria-label="Forgot Password" onSubmit={(event) => void submit(event)}>
        <Stack gap={20}>
          {sentTo && (
            <>
              <Illustration picture={thanksPicture} size={200} />
              <Alert
                tone="success"
                title="Check your inbox"
              >{`If ${sentTo} belongs to an account, a link is on its way. It works for 30 minutes.`}</Alert>
            </>
          )}
          <Field label="Email" help="The address you signed up with." error={errors.email}>
            <TextInput {...field('email')} type="email" autoComplete="email" />
          </Field>
          <Button type="submit" size="large" fullWidth pending={pending} pendingLabel="Sending...">
            {sentTo ? 'Send the Link Again' : 'Send the Link'}
          </Button>
          <Link href="/auth">Back to Log In</Link>
        </Stack>
      </form>
    </AccountCard>
  );
}
