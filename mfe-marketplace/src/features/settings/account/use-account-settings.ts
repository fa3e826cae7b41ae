import type { User } from '@counterpart/api/contract';
import {
  apiKey,
  errorSentence,
  isApiError,
  isCalledOff,
  useAct,
  useHost,
  useSession,
  useToast,
} from '@counterpart/shell/sdk';
import { useSWRConfig } from 'swr';
import { useConfirmed } from '../second-steps/confirmed';
import type { PasswordValues } from './password-validation';
import type { FieldErrors } from '@counterpart/design-system/form';
import type { PersonalValues } from './personal-values';

export interface AccountSettings {
  /**
   * Saves personal details; the header and one's own public page follow.
   * @returns the person as saved, or what is wrong at the fields
   */
  updatePersonal(values: PersonalValues): Promise<{ saved: User } | { refused: FieldErrors<PersonalValues> }>;
  /** True when the password is a new one. */
  updatePassword(values: PasswordValues): Promise<boolean>;
}

/**
 * Changes the signed-in person, with the specified toasts. Neither rejects: a failure is a toast, and the form keeps
 * its text.
 */
export function useAccountSettings(): AccountSettings {
  const { api } = useHost();
  const { setUser } = useSession();
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const { run } = useAct();
  const confirmed = useConfirmed();

  return {
    updatePersonal: async ({ firstName, lastName, email, city, state, currentPassword }) => {
      const body = {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        city: city.trim(),
        state: state.trim(),
        ...(currentPassword && { currentPassword }),
      };
      try {
        const user = await confirmed(() => api.send('put', '/api/users/profile', { body }));
        setUser(user);
        showToast({ title: 'Profile updated', tone: 'success' });
        if (user.userType === 'accountant') void mutate(apiKey('/api/accountants/{id}', { path: { id: user.id } }));
        return { saved: user };
      } catch (error) {
        if (isCalledOff(error)) return { refused: {} };
        showToast({ title: 'Error updating profile', description: errorSentence(error), tone: 'destructive' });
        const isWrongPassword = isApiError(error) && error.code === 'wrong_password';
        return { refused: isWrongPassword ? { currentPassword: error.sentence } : {} };
      }
    },
    updatePassword: async (values) => {
      if (values.newPassword === '') {
        showToast({
          title: 'Your password stays as it is',
          description: 'Type a new password to change it.',
          tone: 'info',
        });
        return false;
      }
      const isDone = await run(() => confirmed(() => api.send('put', '/api/users/password', { body: values })), {
        done: () => ({ title: 'Password updated', description: 'You have been logged out on your other devices.' }),
        failed: 'Error updating password',
      });
      if (isDone) void mutate(apiKey('/api/users/sessions'));
      return isDone;
    },
  };
}
