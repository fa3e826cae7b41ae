import { Card } from '@counterpart/design-system/card';
import { from, Container, Stack } from '@counterpart/design-system/layout';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Tabs } from '@counterpart/design-system/tabs';
import { Heading, Text } from '@counterpart/design-system/text';
import { lazyPart, useDraft, useSession, useSiteName, useToast } from '@counterpart/shell/sdk';
import { Navigate, useSearchParams } from '@counterpart/shell/sdk/router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useForm } from '@counterpart/design-system/form';
import { signUpDraft } from '../../forms/person-values';
import { isToSend, useRecipientName } from './message-recipient';
import { readAuthParams, type AuthParams } from './auth-params';
import { validateLogIn, validateSignUp, type LogInValues, type SignUpValues } from './auth-validation';
import { LogInForm } from './log-in-form';
import { nextPath } from '../../next-path';
import { SidePanel } from './side-panel';
import { sidePanelCopy } from './side-panel-copy';
import { SignUpForm } from './sign-up-form';
import { useAuthentication } from './use-authentication';

/** Comes when an account has a second step. */
const SecondStepForm = lazyPart(async () => (await import('./second-step-form')).SecondStepForm, {
  name: 'your second step',
  loading: () => <Skeleton height={200} shape="block" />,
});

const noLogIn: LogInValues = { username: '', password: '', remember: false };
const noSignUp: Omit<SignUpValues, 'userType' | 'profession'> = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  password: '',
  confirmPassword: '',
  agreeTerms: false,
};

const Columns = styled.div`
  display: grid;
  gap: var(--cp-space-32);
  align-items: start;
  padding-block: var(--cp-space-24) var(--cp-space-64);
  ${from('large')} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    gap: var(--cp-space-64);
    padding-block: var(--cp-space-64);
  }
`;

/** Cost of signing up, by user type. */
const freeWords = {
  client: 'Free for clients. No credit card.',
  accountant: 'Start on the free plan. No credit card.',
} as const;

const headings = {
  signup: { plain: () => 'Create your account', toSend: () => 'Create your account to send this' },
  login: { plain: (siteName: string) => `Log in to ${siteName}`, toSend: () => 'Log in to send this' },
} as const;

const introOf = (tab: AuthParams['tab'], isConfirming: boolean, userType: SignUpValues['userType']): string => {
  if (isConfirming) return 'Your password is correct. One more step keeps everyone else out.';
  return tab === 'signup' ? freeWords[userType] : 'Use your username or the email address you signed up with.';
};

/** Log in and sign up. Signed-in users, before or after the form, are redirected to the requested page. */
export function AuthPage(): ReactNode {
  const siteName = useSiteName();
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const [isNewProfessional, setNewProfessional] = useState(false);
  const draft = useDraft(signUpDraft.form, 'tab');
  const [isConfirming, setConfirming] = useState(false);
  const showToast = useToast();
  const { logIn, signUp, welcome } = useAuthentication({
    onSignUp: ({ userType }) => setNewProfessional(userType === 'accountant'),
    onSignIn: draft.forget,
    onSecondStep: () => {
      setConfirming(true);
      setReturnTo(null);
    },
  });
  const { tab, profession } = readAuthParams(search);
  const logInForm = useForm({ draft: null, initial: noLogIn, validate: validateLogIn, send: logIn });
  const signUpForm = useForm<SignUpValues>({
    // The rest is decided by the link that leads here.
    draft: { ...draft, write: ({ firstName, lastName, email }) => draft.write({ firstName, lastName, email }) },
    initial: { ...noSignUp, userType: profession ? 'accountant' : 'client', profession: profession ?? '' },
    validate: validateSignUp,
    send: signUp,
  });

  // Another link of this page names another profession: the form follows, with what was typed.
  const [linked, setLinked] = useState(profession);
  if (linked !== profession) {
    setLinked(profession);
    if (profession) {
      signUpForm.set('userType', 'accountant');
      signUpForm.set('profession', profession);
    }
  }

  // A professional who came for nothing else creates the listing next.
  const next = nextPath(search.get('next') ?? (isNewProfessional ? '/create-listing' : null));
  const recipient = useRecipientName(next);

  const card = useRef<HTMLDivElement>(null);
  const [returnTo, setReturnTo] = useState<keyof LogInValues | null>(null);
  useEffect(() => {
    // What had the focus is gone with the second step.
    if (returnTo) card.current?.querySelector<HTMLElement>(`input[name="${returnTo}"]`)?.focus();
  }, [returnTo]);
  const leaveSecondStep = (sentence?: string) => {
    setConfirming(false);
    setReturnTo(sentence ? 'password' : 'username');
    logInForm.set('password', '');
    if (sentence) showToast({ title: 'Login failed', description: sentence, tone: 'destructive' });
  };

  if (user) return <Navigate to={next} replace />;

  const showTab = (next: AuthParams['tab']) => {
    const params = new URLSearchParams(search);
    if (next === 'signup') params.set('signup', 'true');
    else params.delete('signup');
    setSearch(params, { replace: true, preventScrollReset: true });
  };

  return (
    <Container>
      <Columns>
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={1}>
              {isConfirming ? 'Confirm it’s you' : headings[tab][isToSend(next) ? 'toSend' : 'plain'](siteName)}
            </Heading>
            {recipient && (
              <Text size="large">{`Your message to ${recipient} goes out as soon as you’re signed in.`}</Text>
            )}
            <Text tone="muted">{introOf(tab, isConfirming, signUpForm.values.userType)}</Text>
          </Stack>
          <Card ref={card} padding="large">
            {isConfirming ? (
              <SecondStepForm onSignIn={welcome} onLeave={leaveSecondStep} />
            ) : (
              <Tabs
                label="Log in or sign up"
                fullWidth
                value={tab}
                onChange={showTab}
                items={[
                  { id: 'login', label: 'Log In', content: <LogInForm form={logInForm} onSignIn={welcome} /> },
                  { id: 'signup', label: 'Sign Up', content: <SignUpForm form={signUpForm} /> },
                ]}
              />
            )}
          </Card>
        </Stack>
        <SidePanel
          copy={sidePanelCopy(tab === 'signup' ? signUpForm.values.userType : 'client', signUpForm.values.profession)}
        />
      </Columns>
    </Container>
  );
}
