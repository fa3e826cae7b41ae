import { compareLimits } from '@counterpart/api/contract';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Inline } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { comparePath } from './compare-path';
import type { Compared } from './use-comparison';

/** Leaves room for the button that leads to the top. */
const Bar = styled.section`
  position: fixed;
  right: 72px;
  bottom: var(--cp-space-12);
  left: var(--cp-space-12);
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-8) var(--cp-space-16);
  max-width: 760px;
  margin-inline: auto;
  padding: var(--cp-space-12) var(--cp-space-16);
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-large);
  background: var(--cp-bg);
  box-shadow: var(--cp-shadow);

  > :first-child {
    min-width: 0;
  }
`;

interface Props {
  readonly people: readonly Compared[];
  readonly onClear: () => void;
}

/** Count and names of those chosen, with a link to compare them. */
export function ChosenBar({ people, onClear }: Props): ReactNode {
  return (
    <Bar aria-label="Comparison" data-bottom-bar>
      <div role="status">
        <Text weight="semibold">{`${people.length} of ${compareLimits.max} to compare`}</Text>
        <Text size="small" tone="muted">
          {people.map(({ name }) => name).join(', ')}
        </Text>
      </div>
      <Inline gap={8}>
        <Button variant="ghost" onClick={onClear}>
          Clear
        </Button>
        <LinkButton href={comparePath(people.map(({ id }) => id))} icon="scale">
          Compare
        </LinkButton>
      </Inline>
    </Bar>
  );
}
