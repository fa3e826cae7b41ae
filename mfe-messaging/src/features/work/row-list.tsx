import { Button } from '@counterpart/design-system/button';
import { IconButton } from '@counterpart/design-system/icon-button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

const Rows = styled.ol`
  display: grid;
  gap: var(--cp-space-12);
`;

const Frame = styled.li`
  display: grid;
  gap: var(--cp-space-12);
  padding: var(--cp-space-16);
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-large);
  background: var(--cp-bg);
`;

interface Props<Row> {
  /** 'Service', in 'Service 2' and 'Add a Service'. */
  readonly noun: string;
  readonly rows: readonly Row[];
  readonly blank: Row;
  readonly max: number;
  readonly onChange: (rows: readonly Row[]) => void;
  readonly children: (row: Row, change: (values: Partial<Row>) => void, index: number) => ReactNode;
}

/** Rows of fields that can be added and removed; the last one stays. A new row takes the focus. */
export function RowList<Row extends object>({ noun, rows, blank, max, onChange, children }: Props<Row>): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [rows.length]);
  return (
    <Stack gap={12}>
      <Rows ref={list}>
        {rows.map((row, index) => (
          <Frame key={index} aria-label={`${noun} ${index + 1}`}>
            {rows.length > 1 && (
              <Inline justify="between" wrap={false}>
                <Text size="small" weight="semibold" tone="muted">{`${noun} ${index + 1}`}</Text>
                <IconButton
                  size="small"
                  icon="trash"
                  label={`Remove ${noun.toLowerCase()} ${index + 1}`}
                  onClick={() => onChange(rows.filter((_, other) => other !== index))}
                />
              </Inline>
            )}
            {children(
              row,
              (values) => onChange(rows.map((one, other) => (other === index ? { ...one, ...values } : one))),
              index,
            )}
          </Frame>
        ))}
      </Rows>
      {rows.length < max && (
        <div>
          <Button
            size="small"
            variant="secondary"
            icon="plus"
            onClick={() => {
              isAdded.current = true;
              onChange([...rows, blank]);
            }}
          >{`Add a ${noun}`}</Button>
        </div>
      )}
    </Stack>
  );
}
