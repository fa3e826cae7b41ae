import { passwordText, type User } from '@counterpart/api/contract';
import { type Body, errorText, isApiError, useHost, useSession, useSiteName, useToast } from '@counterpart/shell/sdk';
import { useKeepVisitorSaved } from '../../saved/visitor-saved';
import type { LogInValues, SignUpValues } from './auth-validation';

export interface Authentication {
  logIn(values: LogInValues): Promise<void>;
  signUp(values: SignUpValues): Promise<void>;
  /** Greets a person whom the server has signed in, and goes on as them. */
  welcome(user: User): void;
}

interface Options {
  /** Called with who signed up, right before they are signed in. */
  readonly onSignUp: (user: User) => void;
  /** Called right before a person is signed in, one way or the other. */
  readonly onSignIn: () => void;
  /** Called when the password was right and a second step is needed. */
  readonly onSecondStep: () => void;
}

/**
 * Signs people in and up, with the specified toasts. Neither rejects: a failure is a toast, and the form keeps its
 * text.
 */
export function useAuthentication({ onSignUp, onSignIn, onSecondStep }: Options): Authentication {
  const siteName = useSiteName();
  const { api } = useHost();
  const { setUser } = useSession();
  const showToast = useToast();
  const keepHearts = useKeepVisitorSaved();
  const enter = (user: User) => {
    onSignIn();
    setUser(user);
    if (user.userType === 'client') void keepHearts(user.id);
  };

  const welcome = (user: User) => {
    showToast({ title: 'Login successful', description: `Welcome back, ${user.firstName}!`, tone: 'success' });
    enter(user);
  };

  return {
    welcome,
    logIn: async ({ username, password, remember }) => {
      try {
        welcome(await api.send('post', '/api/login', { body: { username: username.trim(), password, remember } }));
      } catch (error) {
        if (isApiError(error) && error.code === 'second_step_required') {
          onSecondStep();
          return;
        }
        showToast({ title: 'Login failed', description: errorText(error), tone: 'destructive' });
      }
    },
    signUp: async (values) => {
      if (passwordText(values.password) !== passwordText(values.confirmPassword)) {
        showToast({ title: 'Passwords do not match', tone: 'destructive' });
        return;
      }
      try {
        const { outbox, ...user } = await api.send('post', '/api/register', { body: trimmed(values) });
        showToast({
          title: 'Registration successful',
          description: `Welcome to ${siteName}, ${user.firstName}!`,
          tone: 'success',
          // In development there is no mailbox: the mail that confirms the email is read here.
          ...(outbox && {
            action: { label: 'Open the Demo Email', onSelect: () => window.open(outbox, '_blank', 'noopener') },
          }),
        });
        onSignUp(user);
        enter(user);
      } catch (error) {
        showToast({ title: 'Registration failed', description: errorText(error), tone: 'destructive' });
      }
    },
  };
}

/**
 * Passwords are sent as typed; spaces around anything else are slips. A profession is a professional's, and only when
 * chosen.
 */
function trimmed({ profession, ...values }: SignUpValues): NonNullable<Body<'post', '/api/register'>> {
  return {
    ...values,
    ...(values.userType === 'accountant' && profession && { profession }),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    username: values.username.trim(),
    // The form checks it before, and the API refuses anything else.
    agreeTerms: values.agreeTerms as true,
  };
}
