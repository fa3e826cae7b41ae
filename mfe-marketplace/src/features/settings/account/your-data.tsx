import { Button } from '@counterpart/design-system/button';
import { Inline } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { lazyPart } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { DownloadButton } from './download-button';
import { SettingsSection } from '../settings-section';

const DeleteAccountDialog = lazyPart(async () => (await import('./delete-account-dialog')).DeleteAccountDialog, {
  name: 'this form',
  loading: null,
  failure: 'dialog',
});

/** A copy of everything, and the way out. */
export function YourData(): ReactNode {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <SettingsSection title="Your data" description="Download everything we store about you, or delete your account.">
      <Text size="small" tone="muted">
        When you delete your account, messages you wrote stay with the people you wrote to, under the name Deleted user,
        and reviews you wrote stay without your name. Everything else is deleted.
      </Text>
      <Inline gap={8} justify="between">
        <DownloadButton />
        <Button variant="danger" onClick={() => setIsLeaving(true)}>
          Delete My Account
        </Button>
      </Inline>
      {isLeaving && <DeleteAccountDialog onClose={() => setIsLeaving(false)} />}
    </SettingsSection>
  );
}
