import { fullName, type Professional } from '@counterpart/api/contract';
import { Inline } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import { CardControls } from '../../professionals/card-controls';
import { ShareButton } from '../../share/share-button';
import { ContactAction } from './contact-action';

/** The one action of the page; save, compare and share below it. */
export function ProfileControls({ professional }: { readonly professional: Professional }): ReactNode {
  return (
    <>
      <ContactAction professional={professional} />
      <Inline gap={4} justify="center">
        <CardControls professional={professional} />
        <ShareButton title={fullName(professional)} />
      </Inline>
    </>
  );
}
