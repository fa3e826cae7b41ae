import { Button } from '@counterpart/design-system/button';
import { Inline } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { BulkAction } from './use-post-actions';

const Bar = styled.div`
  padding: var(--cp-space-8) var(--cp-space-16);
  border: 1px solid var(--cp-primary-border);
  border-radius: var(--cp-radius-medium);
  background: var(--cp-primary-bg);
`;

interface Props {
  readonly count: number;
  readonly isDeleted: boolean;
  readonly onAction: (action: BulkAction) => void;
  readonly onClear: () => void;
}

/** Actions on the chosen posts; the destructive one is last. */
export function BulkBar({ count, isDeleted, onAction, onClear }: Props): ReactNode {
  if (count === 0) return null;
  const button = (action: BulkAction, label: string) => (
    <Button variant={action === 'delete' ? 'danger' : 'secondary'} size="small" onClick={() => onAction(action)}>
      {label}
    </Button>
  );
  return (
    <Bar role="region" aria-label="Chosen posts">
      <Inline gap={12} justify="between">
        <Text size="small" weight="medium" role="status">{`${count} selected`}</Text>
        <Inline gap={8}>
          {isDeleted ? (
            button('restore', 'Restore')
          ) : (
            <>
              {button('publish', 'Publish')}
              {button('unpublish', 'Unpublish')}
            </>
          )}
          <Button variant="ghost" size="small" onClick={onClear}>
            Clear Selection
          </Button>
          {!isDeleted && button('delete', 'Delete')}
        </Inline>
      </Inline>
    </Bar>
  );
}
