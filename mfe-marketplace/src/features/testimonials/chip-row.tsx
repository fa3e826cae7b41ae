import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly value: Value | null;
  readonly onToggle: (option: Value) => void;
}

/** Toggles of which at most one is on. */
export function ChipRow<Value extends string>({ label, options, value, onToggle }: Props<Value>): ReactNode {
  const labelId = useId();
  return (
    <Stack gap={8}>
      <Text as="div" id={labelId} size="small" weight="semibold">
        {label}
      </Text>
      <Inline role="group" aria-labelledby={labelId} gap={8}>
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
      </Inline>
    </Stack>
  );
}
