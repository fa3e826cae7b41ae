import type { User } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Button } from '@counterpart/design-system/button';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { fullName } from '../../professionals/professional-text';
import { pictureTypes, useAvatar } from './use-avatar';

/** The person's picture, or their initials, with what changes it. */
export function AvatarPicker({ user }: { readonly user: User }): ReactNode {
  const { pending, upload, remove } = useAvatar();
  const input = useRef<HTMLInputElement>(null);
  const [asks, setAsks] = useState(false);
  const name = fullName(user);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file may be chosen again after a failure.
    currentTarget.value = '';
    if (file) void upload(file);
  };

  return (
    <Inline gap={16}>
      <Avatar id={user.id} name={name} src={user.profilePicture} size="large" />
      <Stack gap={8}>
        <div>
          <Text weight="semibold">{name}</Text>
          <Text size="small" tone="muted">{`Username: ${user.username}`}</Text>
        </div>
        <Inline gap={8}>
          <input ref={input} type="file" accept={pictureTypes} aria-label="Profile picture" hidden onChange={choose} />
          <Button size="small" variant="secondary" pending={pending} pendingLabel="Saving..." onClick={() => input.current?.click()}>
            Change Avatar
          </Button>
          {user.profilePicture && (
            <Button size="small" variant="ghost" disabled={pending} onClick={() => setAsks(true)}>
              Remove
            </Button>
          )}
        </Inline>
        <Text size="small" tone="muted">
          PNG, JPEG or WebP, at most 5 MB.
        </Text>
      </Stack>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          void remove();
        }}
        title="Remove your picture?"
        description="Your initials take its place."
        confirmLabel="Remove picture"
      />
    </Inline>
  );
}
