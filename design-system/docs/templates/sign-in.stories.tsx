import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../../src/components/alert/alert';
import { Button } from '../../src/components/button/button';
import { Card } from '../../src/components/card/card';
import { Checkbox } from '../../src/components/checkbox/checkbox';
import { Field } from '../../src/components/field/field';
import { Stack } from '../../src/components/layout/layout';
import { Link } from '../../src/components/link/link';
import { PageHeader } from '../../src/components/page-header/page-header';
import { Skeleton } from '../../src/components/skeleton/skeleton';
import { Tabs } from '../../src/components/tabs/tabs';
import { TextInput } from '../../src/components/text-input/text-input';
import { PageFrame } from '../parts/page-frame';

interface SignInProps {
  readonly state: 'empty' | 'filled' | 'loading' | 'invalid' | 'sending' | 'error';
}

/** Reason to sign in, then two fields and one action; typed text stays after a refusal. */
function SignIn({ state }: SignInProps) {
  const isFilled = state !== 'empty' && state !== 'invalid';
  const form = (
    <Stack gap={16}>
      {state === 'error' && (
        <Alert tone="error" title="Login failed">
          The username or password is not right.
        </Alert>
      )}
      <Field label="Username or email" error={state === 'invalid' ? 'Username is required' : null}>
        <TextInput key={state} autoComplete="username" defaultValue={isFilled ? 'dana@example.test' : ''} />
      </Field>
      <Field label="Password" error={state === 'invalid' ? 'Password is required' : null}>
        <TextInput
          key={state}
          type="password"
          autoComplete="current-password"
          defaultValue={isFilled ? 'a long password' : ''}
        />
      </Field>
      <Checkbox label="Remember me for 30 days" checked={false} onChange={() => {}} />
      <Button fullWidth pending={state === 'sending'}>
        {state === 'sending' ? 'Logging in...' : 'Log In'}
      </Button>
      <Link href="/auth/forgot">Forgot password?</Link>
    </Stack>
  );
  return (
    <PageFrame path="/auth" size="form">
      <PageHeader
        title="Log in to Counterpart"
        description="Log in to message June Castle. You’ll go straight back to your message."
      />
      {state === 'loading' ? (
        <div role="status" aria-label="Loading the form" aria-busy="true">
          <Skeleton shape="block" height={420} />
        </div>
      ) : (
        <Card padding="large">
          <Tabs
            fullWidth
            label="Log in or sign up"
            items={[
              { id: 'log-in', label: 'Log In', content: form },
              { id: 'sign-up', label: 'Sign Up', content: null },
            ]}
            value="log-in"
            onChange={() => {}}
          />
        </Card>
      )}
    </PageFrame>
  );
}

const meta = {
  title: 'Templates/Sign-in',
  component: SignIn,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Invalid: Story = { args: { state: 'invalid' } };
export const Sending: Story = { args: { state: 'sending' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
