import { Button } from '@counterpart/design-system/button';
import { below, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly value: Value | null;
  readonly onToggle: (option: Value) => void;
}

/** Rows that wrap; on phones one row that scrolls sideways, so that what they filter is near. */
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-8);
  ${below('medium')} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--cp-space-16));
    padding: var(--cp-space-4) var(--cp-space-16);
    overflow-x: auto;
    scroll-padding-inline: var(--cp-space-16);
    > * {
      flex: none;
    }
    @media print {
      && {
        flex-wrap: wrap;
        overflow: visible;
      }
    }
  }
`;

/** Toggles of which at most one is on. */
export function ChipRow<Value extends string>({ label, options, value, onToggle }: Props<Value>): ReactNode {
  const labelId = useId();
  return (
    <Stack gap={8}>
      <Text as="div" id={labelId} size="small" weight="semibold">
        {label}
      </Text>
      <Chips role="group" aria-labelledby={labelId}>
        {options.map((option) => (
          <Button
            key={option}
            size="small"
            variant={option === value ? 'primary' : 'secondary'}
            aria-pressed={option === value}
            onClick={() => onToggle(option)}
          >
            {option}
          </Button>
        ))}
      </Chips>
    </Stack>
  );
}
