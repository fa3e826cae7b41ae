import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useIsOnline } from './use-is-online';

const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--cp-space-4);

  &::before {
    content: '';
    inline-size: var(--cp-space-8);
    block-size: var(--cp-space-8);
    border-radius: 50%;
    background: var(--cp-success);
  }
`;

/** 'Online' while the other person is, and nothing while they are not or do not want to be seen. */
export function OnlineSign({ otherUserId }: { readonly otherUserId: number }): ReactNode {
  const isOnline = useIsOnline(otherUserId);
  return (
    isOnline && (
      <Text as="span" size="small" tone="success">
        <Sign>Online</Sign>
      </Text>
    )
  );
}
