import { fullName, type AdminUser } from '@counterpart/api/contract';
import type { ReactNode } from 'react';
import { useUpdateUser } from './use-update-user';
import { useUserForm } from './use-user-form';
import { UserDialog } from './user-dialog';
import { valuesOf } from './user-form';

interface Props {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Edit User: closes on Cancel or on save; what was typed stays when saving fails. */
export function EditUserDialog({ user, onClose }: Props): ReactNode {
  const { save, isSaving, failure } = useUpdateUser(user);
  const userForm = useUserForm(
    `user.${user.id}`,
    valuesOf(user),
    ({ userType }) => userType !== user.userType,
    save,
    onClose,
  );
  return (
    <UserDialog
      title="Edit User"
      description={`${fullName(user)}, ${user.username}`}
      saveLabel="Save Changes"
      savingLabel="Saving..."
      isSaving={isSaving}
      failure={failure}
      userForm={userForm}
      onClose={onClose}
    />
  );
}
