import { useDraftState } from '@counterpart/shell/sdk';
import { useRef, useState, type SubmitEvent } from 'react';
import { checkUser, type UserErrors, type UserValues } from './user-form';

/**
 * State of a dialog about a user. Nothing typed is lost when saving fails.
 * @param name of the form's draft
 * @param needsPassword whether these values take the administrator's password
 * @param save resolves to whether the values were stored
 */
export function useUserForm(
  name: string,
  initial: UserValues,
  needsPassword: (values: UserValues) => boolean,
  save: (values: UserValues) => Promise<boolean>,
  onDone: () => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useDraftState(name, initial);
  const [errors, setErrors] = useState<UserErrors>({});

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const found = checkUser(values, needsPassword(values));
    setErrors(found);
    const firstWrong = Object.keys(found)[0];
    if (firstWrong) form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
    else if (await save(values)) onDone();
  }

  return {
    form,
    submit,
    fields: {
      values,
      errors,
      needsPassword: needsPassword(values),
      onChange: (field: keyof UserValues, value: string) => {
        setValues({ ...values, [field]: value });
        setErrors({ ...errors, [field]: undefined });
      },
    },
  };
}
