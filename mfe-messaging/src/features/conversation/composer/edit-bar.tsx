import { Button } from '@counterpart/design-system/button';
import { Icon } from '@counterpart/design-system/icon';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--cp-space-8);
  padding-block-end: var(--cp-space-8);

  > svg {
    color: var(--cp-text-3);
  }

  > :nth-child(2) {
    flex: 1;
  }
`;

/** Above the composer while it holds the words of a message that is there already. */
export function EditBar({ onCancel }: { readonly onCancel: () => void }): ReactNode {
  return (
    <Bar role="status">
      <Icon name="edit" size={20} />
      <Text size="small" weight="semibold">
        Editing your message
      </Text>
      <Button size="small" variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </Bar>
  );
}
