import { fullName, type AdminUser } from '@counterpart/api/contract';
import { useForm } from '@counterpart/design-system/form';
import { useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { useUpdateUser } from './use-update-user';
import { UserDialog } from './user-dialog';
import { checkUser, valuesOf, type UserValues } from './user-form';

interface Props {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Edit User: closes on Cancel or on save; what was typed stays when saving fails. */
export function EditUserDialog({ user, onClose }: Props): ReactNode {
  const { save, failure } = useUpdateUser(user);
  const needsPassword = ({ userType }: UserValues) => userType !== user.userType;
  const form = useForm({
    draft: useDraft(`user.${user.id}`),
    initial: valuesOf(user),
    validate: (values) => checkUser(values, needsPassword(values)),
    send: async (values) => {
      if (await save(values)) onClose();
    },
  });
  return (
    <UserDialog
      title="Edit User"
      description={`${fullName(user)}, ${user.username}`}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      failure={failure}
      form={form}
      needsPassword={needsPassword(form.values)}
      onClose={onClose}
    />
  );
}
