import { Illustration } from '@counterpart/design-system/illustration';
import { from } from '@counterpart/design-system/layout';
import { meetingPicture } from '@counterpart/design-system/pictures/meeting';
import { Heading } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconPoints } from '../../marketing/icon-points';
import type { SidePanelCopy } from './side-panel-copy';

const Panel = styled.aside`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-32);
  padding: var(--cp-space-24);
  border-radius: var(--cp-radius-large);
  background: var(--cp-primary-bg);
  ${from('large')} {
    padding: var(--cp-space-40);
  }
`;

/** Benefits of an account, beside the form. */
export function SidePanel({ copy }: { readonly copy: SidePanelCopy }): ReactNode {
  return (
    <Panel aria-label="What your account gives you">
      <Illustration picture={meetingPicture} />
      <Heading level={2}>{copy.heading}</Heading>
      <IconPoints points={copy.points} gap={24} />
    </Panel>
  );
}
