import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { bareButton } from '../../internal/styles';
import { isolated } from '../../internal/isolated';
import { Icon } from '../icon/icon';

export interface FilterChip {
  readonly id: string;
  /** For example 'Tax Preparation'. */
  readonly label: string;
}

export interface FilterChipsProps {
  readonly chips: readonly FilterChip[];
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--cp-space-8);
`;

const List = styled.ul`
  display: contents;
`;

const Chip = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: var(--cp-size-control-small);
  padding: 0 10px 0 12px;
  border: 1px solid var(--cp-primary-border);
  border-radius: var(--cp-radius-full);
  background: var(--cp-primary-bg);
  color: var(--cp-primary);
  font-size: var(--cp-font-size-small);
  font-weight: var(--cp-weight-medium);

  &:hover {
    border-color: var(--cp-primary);
  }
`;

/** The filters that are set, each with its remove control. Renders nothing without any. */
export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps): ReactNode {
  if (chips.length === 0) return null;
  return (
    <Root role="group" aria-label="Active filters">
      <List>
        {chips.map((chip) => (
          <li key={chip.id}>
            <Chip type="button" aria-label={isolated(`Remove filter ${chip.label}`)} onClick={() => onRemove(chip.id)}>
              <span>{isolated(chip.label)}</span>
              <Icon name="close" size={16} />
            </Chip>
          </li>
        ))}
      </List>
      <Button size="small" variant="ghost" onClick={onClear}>
        Clear All
      </Button>
    </Root>
  );
}
