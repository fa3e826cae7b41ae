import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Dialog } from '@counterpart/design-system/dialog';
import { useId, type ReactNode } from 'react';
import type { useUserForm } from './use-user-form';
import { UserFields, UserForm, Wide } from './user-fields';

interface Props {
  readonly title: string;
  readonly description: string;
  readonly saveLabel: string;
  readonly savingLabel: string;
  readonly isSaving: boolean;
  /** Reason the last save failed. */
  readonly failure: string | null;
  readonly userForm: ReturnType<typeof useUserForm>;
  readonly onClose: () => void;
}

/** The dialog in which a user is edited or added. */
export function UserDialog({ userForm: { form, submit, fields }, isSaving, failure, ...props }: Props): ReactNode {
  const formId = useId();
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={props.title}
      description={props.description}
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose} disabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={isSaving} pendingLabel={props.savingLabel}>
            {props.saveLabel}
          </Button>
        </>
      }
    >
      <UserForm id={formId} ref={form} noValidate onSubmit={(event) => void submit(event)}>
        {failure && (
          <Wide>
            <Alert tone="error">{failure}</Alert>
          </Wide>
        )}
        <UserFields {...fields} />
      </UserForm>
    </Dialog>
  );
}
