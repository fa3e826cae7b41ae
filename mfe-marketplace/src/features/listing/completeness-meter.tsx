import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { completeness } from './completeness';
import type { ListingValues } from './listing-values';

const Track = styled.div`
  height: 8px;
  border-radius: var(--cp-radius-full);
  background: var(--cp-bg-subtle);
  box-shadow: inset 0 0 0 1px var(--cp-border-control);
  overflow: hidden;
`;

const Fill = styled.div`
  height: 100%;
  background: var(--cp-primary);
  transition: width var(--cp-motion-normal) var(--cp-motion-ease);
`;

/** How complete the profile is, and what would help most next. Follows what is typed. */
export function CompletenessMeter({ values }: { readonly values: ListingValues }): ReactNode {
  const id = useId();
  const { percent, next } = completeness(values);
  return (
    <Stack gap={8}>
      <Inline justify="between">
        <Text id={id} size="small" weight="semibold">
          Profile completeness
        </Text>
        <Text size="small" tabular>
          {percent} %
        </Text>
      </Inline>
      <Track
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent} percent`}
      >
        <Fill style={{ width: `${percent}%` }} />
      </Track>
      <Text size="small" tone="muted">
        {next === null ? 'Your profile is complete.' : `Next: add ${next}.`}
      </Text>
    </Stack>
  );
}
