import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Dialog } from '@counterpart/design-system/dialog';
import { errorSentence, useHost, useToast } from '@counterpart/shell/sdk';
import { useId, useState, type ReactNode } from 'react';
import { useRefreshUsers } from './use-refresh-users';
import { useUserForm } from './use-user-form';
import { UserFields, UserForm, Wide } from './user-fields';
import { emptyValues, userBody, type UserValues } from './user-form';

/** Add User: mails an invitation with a link to choose a password. What was typed stays when it fails. */
export function InviteUserDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const formId = useId();
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

  const { form, submit, fields } = useUserForm(emptyValues, ({ userType }) => userType === 'admin', invite, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add User"
      description="They get a mail with a link to choose a password. It holds for 7 days."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={isSending} pendingLabel="Sending...">
            Send Invitation
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
