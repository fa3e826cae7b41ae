import { fullName, type AdminUser } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Dialog } from '@counterpart/design-system/dialog';
import { useId, type ReactNode } from 'react';
import { useUpdateUser } from './use-update-user';
import { useUserForm } from './use-user-form';
import { UserFields, UserForm, Wide } from './user-fields';
import { valuesOf } from './user-form';

interface Props {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Edit User: closes on Cancel or on save; what was typed stays when saving fails. */
export function EditUserDialog({ user, onClose }: Props): ReactNode {
  const formId = useId();
  const { save, isSaving, failure } = useUpdateUser(user);
  const { form, submit, fields } = useUserForm(
    valuesOf(user),
    ({ userType }) => userType !== user.userType,
    save,
    onClose,
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Edit User"
      description={`${fullName(user)}, ${user.username}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={isSaving} pendingLabel="Saving...">
            Save Changes
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
