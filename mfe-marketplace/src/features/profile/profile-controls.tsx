import { fullName, type Professional } from '@counterpart/api/contract';
import { below, Inline, Stack } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CardControls } from '../../professionals/card-controls';
import { ShareButton } from '../../share/share-button';
import { ProfileAction } from './profile-action';

/** Small windows have the action at their bottom. */
const InFirstView = styled.div`
  ${below('large')} {
    display: none;
  }
`;

/** The one action of the page; save, compare and share below it. */
export function ProfileControls({ professional }: { readonly professional: Professional }): ReactNode {
  return (
    <Stack gap={24} data-screen-only>
      <InFirstView>
        <ProfileAction professional={professional} />
      </InFirstView>
      <Inline gap={4} justify="center">
        <CardControls professional={professional} />
        <ShareButton title={fullName(professional)} />
      </Inline>
    </Stack>
  );
}
