import { fullName, profilePictureLimits, type User } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Button } from '@counterpart/design-system/button';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { FilePicker } from '@counterpart/design-system/file-picker';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { useFileDraft } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { pictureRefusals, pictureTypes } from '../../../forms/picture-rules';
import { useAvatar } from './use-avatar';

/** The longest names break. */
const Who = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** The person's picture, or their initials, with what changes it. */
export function AvatarPicker({ user }: { readonly user: User }): ReactNode {
  const { pending, upload, remove } = useAvatar();
  const [send, lostFiles] = useFileDraft('avatar', upload);
  const [isConfirming, setConfirming] = useState(false);
  const name = fullName(user);

  return (
    <Stack gap={12}>
      <Inline gap={16} wrap={false}>
        <Avatar id={user.id} name={name} src={user.profilePicture} size="large" />
        <Who>
          <Text weight="semibold">{name}</Text>
          <Text size="small" tone="muted">{`Username: ${user.username}`}</Text>
        </Who>
      </Inline>
      <FilePicker
        label="Profile picture"
        hideLabel
        look="button"
        accept={pictureTypes}
        maxSize={profilePictureLimits.bytes}
        refusalTexts={pictureRefusals}
        chooseLabel="Change Avatar"
        pendingLabel={pending ? 'Saving...' : undefined}
        help="PNG, JPEG or WebP, at most 5 MB."
        lostFiles={lostFiles}
        onPick={(files) => void send(files)}
        action={
          user.profilePicture && (
            <Button
              variant="ghost"
              disabled={pending}
              onClick={() => {
                setConfirming(true);
              }}
            >
              Remove
            </Button>
          )
        }
      />
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          void remove();
        }}
        title="Remove your picture?"
        description="Your initials take its place."
        confirmLabel="Remove Picture"
      />
    </Stack>
  );
}
