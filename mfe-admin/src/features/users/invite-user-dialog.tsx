import { errorSentence, useHost, useToast } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { useRefreshUsers } from './use-refresh-users';
import { useUserForm } from './use-user-form';
import { UserDialog } from './user-dialog';
import { emptyValues, userBody, type UserValues } from './user-form';

/** Add User: mails an invitation with a link to choose a password. What was typed stays when it fails. */
export function InviteUserDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { api } = useHost();
  const refresh = useRefreshUsers();
  const showToast = useToast();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function invite(values: UserValues): Promise<boolean> {
    setIsSending(true);
    setFailure(null);
    try {
      const { email } = await api.send('post', '/api/admin/users', { body: userBody(values) });
      await refresh();
      showToast({ title: 'Invitation sent', description: email, tone: 'success' });
      return true;
    } catch (error) {
      setFailure(errorSentence(error));
      return false;
    } finally {
      setIsSending(false);
    }
  }

  const userForm = useUserForm('user.new', emptyValues, ({ userType }) => userType === 'admin', invite, onClose);
  return (
    <UserDialog
      title="Add User"
      description="They get a mail with a link to choose a password. It holds for 7 days."
      saveLabel="Send Invitation"
      savingLabel="Sending..."
      isSaving={isSending}
      failure={failure}
      userForm={userForm}
      onClose={onClose}
    />
  );
}
