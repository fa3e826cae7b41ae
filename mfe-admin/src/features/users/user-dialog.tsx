import { Alert } from '@counterpart/design-system/alert';
import { FormDialog, type FormDialogProps } from '@counterpart/design-system/dialog';
import type { Form } from '@counterpart/design-system/form';
import type { ReactNode } from 'react';
import type { UserValues } from './user-form';
import { UserFields } from './user-fields';

interface Props extends Pick<FormDialogProps, 'title' | 'description' | 'submitLabel' | 'pendingLabel' | 'onClose'> {
  /** Reason the last save failed. */
  readonly failure: string | null;
  readonly form: Form<UserValues>;
  /** The change takes the administrator's own password. */
  readonly needsPassword: boolean;
}

/** The dialog in which a user is edited or added. */
export function UserDialog({ failure, form, needsPassword, ...dialog }: Props): ReactNode {
  return (
    <FormDialog {...dialog} form={form}>
      {failure && <Alert tone="error">{failure}</Alert>}
      <UserFields form={form} needsPassword={needsPassword} />
    </FormDialog>
  );
}
