import { profilePictureLimits, type Professional } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { FilePicker } from '@counterpart/design-system/file-picker';
import { Inline } from '@counterpart/design-system/layout';
import { useFileDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pictureRefusals, pictureTypes } from '../../forms/picture-rules';
import { useLogo } from './use-logo';

const Logo = styled.img`
  flex: none;
  width: 64px;
  height: 64px;
  object-fit: contain;
`;

/** Below the logo where its buttons would not fit beside each other. */
const Picker = styled.div`
  flex: 1 1 19rem;
`;

/** The logo of a profile that exists, with what changes it. */
export function LogoPicker({ professional: { id, profile } }: { readonly professional: Professional }): ReactNode {
  const { pending, upload, remove } = useLogo(id);
  const [send, lostFiles] = useFileDraft('logo', upload);
  const logoUrl = profile?.logoUrl;
  return (
    <Inline gap={16}>
      {logoUrl && <Logo src={logoUrl} alt="Your logo" />}
      <Picker>
        <FilePicker
          label="Logo"
          look="button"
          accept={pictureTypes}
          maxSize={profilePictureLimits.bytes}
          refusalTexts={pictureRefusals}
          chooseLabel={logoUrl ? 'Change Logo' : 'Add Logo'}
          pendingLabel={pending ? 'Saving...' : undefined}
          help="PNG, JPEG or WebP, at most 5 MB. Saved right away."
          lostFiles={lostFiles}
          onPick={(files) => void send(files)}
          action={
            logoUrl && (
              <Button variant="ghost" disabled={pending} onClick={() => void remove()}>
                Remove Logo
              </Button>
            )
          }
        />
      </Picker>
    </Inline>
  );
}
