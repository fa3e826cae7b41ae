import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading, Text } from '../components/text/text';
import { CloseButton } from './close-button';

const HeaderRoot = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--cp-space-16);
  padding: var(--cp-space-20) var(--cp-space-16) var(--cp-space-12) var(--cp-space-24);
`;

const Words = styled.div`
  min-width: 0;
  padding-top: 3px;
  overflow-wrap: anywhere;
`;

interface ModalHeaderProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly descriptionId: string;
  readonly onClose: () => void;
}

/** The top of a dialog or drawer: its name, a sentence, a close control. */
export function ModalHeader({ id, title, description, descriptionId, onClose }: ModalHeaderProps): ReactNode {
  return (
    <HeaderRoot>
      <Words>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {description && (
          <Text as="div" tone="muted" id={descriptionId}>
            {description}
          </Text>
        )}
      </Words>
      <CloseButton label="Close" onClick={onClose} />
    </HeaderRoot>
  );
}

const BodyRoot = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: var(--cp-space-4) var(--cp-space-24) var(--cp-space-24);
`;

/** The part of a dialog or drawer that scrolls; its first control gets the focus. */
export function ModalBody({ children }: { readonly children: ReactNode }): ReactNode {
  return <BodyRoot data-modal-body="">{children}</BodyRoot>;
}

/** The line of buttons at the bottom. */
export const ModalFooter = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--cp-space-8);
  padding: var(--cp-space-16) var(--cp-space-24);
  border-top: 1px solid var(--cp-border);
`;
