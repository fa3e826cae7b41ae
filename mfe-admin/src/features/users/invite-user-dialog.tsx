import { useForm } from '@counterpart/design-system/form';
import { errorSentence, useDraft, useHost, useToast } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { useRefreshUsers } from './use-refresh-users';
import { UserDialog } from './user-dialog';
import { checkUser, emptyValues, userBody, type UserValues } from './user-form';

/** Add User: mails an invitation with a link to choose a password. What was typed stays when it fails. */
export function InviteUserDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { api } = useHost();
  const refresh = useRefreshUsers();
  const showToast = useToast();
  const [failure, setFailure] = useState<string | null>(null);

  const needsPassword = ({ userType }: UserValues) => userType === 'admin';
  const form = useForm({
    draft: useDraft('user.new'),
    initial: emptyValues,
    validate: (values) => checkUser(values, needsPassword(values)),
    send: async (values) => {
      setFailure(null);
      try {
        const { email } = await api.send('post', '/api/admin/users', { body: userBody(values) });
        await refresh();
        showToast({ title: 'Invitation sent', description: email, tone: 'success' });
        onClose();
      } catch (error) {
        setFailure(errorSentence(error));
      }
    },
  });
  return (
    <UserDialog
      title="Add User"
      description="They get a mail with a link to choose a password. It holds for 7 days."
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
      failure={failure}
      form={form}
      needsPassword={needsPassword(form.values)}
      onClose={onClose}
    />
  );
}
