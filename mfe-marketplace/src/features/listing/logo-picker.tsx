import type { Professional } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useLogo } from './use-logo';

const Logo = styled.img`
  width: 64px;
  height: 64px;
  object-fit: contain;
`;

/** The logo of a profile that exists, with what changes it. */
export function LogoPicker({ professional: { id, profile } }: { readonly professional: Professional }): ReactNode {
  const { pending, upload, remove } = useLogo(id);
  const input = useRef<HTMLInputElement>(null);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file may be chosen again after a failure.
    currentTarget.value = '';
    if (file) void upload(file);
  };

  return (
    <Stack gap={8}>
      <Text weight="semibold">Logo</Text>
      <Inline gap={16}>
        {profile?.logoUrl && <Logo src={profile.logoUrl} alt="Your logo" />}
        <input ref={input} type="file" accept="image/png,image/jpeg,image/webp" aria-label="Logo" hidden onChange={choose} />
        <Button variant="secondary" icon="upload" pending={pending} pendingLabel="Saving..." onClick={() => input.current?.click()}>
          {profile?.logoUrl ? 'Change Logo' : 'Add Logo'}
        </Button>
        {profile?.logoUrl && (
          <Button variant="ghost" disabled={pending} onClick={() => void remove()}>
            Remove Logo
          </Button>
        )}
      </Inline>
      <Text size="small" tone="muted">
        PNG, JPEG or WebP, at most 5 MB. Saved at once.
      </Text>
    </Stack>
  );
}
