import { useForm } from '@counterpart/design-system/form';
import { useAct, useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { useRefreshUsers } from './use-refresh-users';
import { UserDialog } from './user-dialog';
import { checkUser, emptyValues, userBody, type UserValues } from './user-form';

/** Add User: mails an invitation with a link to choose a password. What was typed stays when it fails. */
export function InviteUserDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const refresh = useRefreshUsers();
  const { run, failure } = useAct();

  const needsPassword = ({ userType }: UserValues) => userType === 'admin';
  const form = useForm({
    draft: useDraft('user.new'),
    initial: emptyValues,
    validate: (values) => checkUser(values, needsPassword(values)),
    send: async (values) => {
      const send = run(
        async (api) => {
          const invited = await api.send('post', '/api/admin/users', { body: userBody(values) });
          await refresh();
          return invited;
        },
        { done: ({ email }) => ({ title: 'Invitation sent', description: email }) },
      );
      if (await send) onClose();
    },
  });
  return (
    <UserDialog
      title="Add User"
      description="They get an email with a link to choose a password. It works for 7 days."
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
      failure={failure}
      form={form}
      needsPassword={needsPassword(form.values)}
      onClose={onClose}
    />
  );
}
