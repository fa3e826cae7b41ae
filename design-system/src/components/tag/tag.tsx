import type { ReactNode } from 'react';
import styled from 'styled-components';
import { bareButton } from '../../internal/styles';
import { isolated } from '../../internal/isolated';
import { Icon } from '../icon/icon';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--cp-space-4);
  max-width: 100%;
  min-height: 26px;
  padding: 2px 10px;
  border-radius: var(--cp-radius-small);
  background: var(--cp-bg-subtle);
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
  line-height: 1.4;
`;

const Remove = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 24px;
  margin-inline-end: -7px;
  border-radius: var(--cp-radius-small);
  color: var(--cp-text-3);
  &:hover {
    color: var(--cp-text);
  }
`;

export interface TagProps {
  readonly children: ReactNode;
  /** Shows a remove control. Needs `removeLabel`. */
  readonly onRemove?: () => void;
  /** Name of the remove control, for example 'Remove filter Tax Preparation'. */
  readonly removeLabel?: string;
}

/** A neutral word that describes something: a service, a specialty. */
export function Tag({ children, onRemove, removeLabel = 'Remove' }: TagProps): ReactNode {
  return (
    <Root>
      <span dir="auto">{children}</span>
      {onRemove && (
        <Remove type="button" aria-label={isolated(removeLabel)} onClick={onRemove}>
          <Icon name="close" size={16} />
        </Remove>
      )}
    </Root>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const More = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 26px;
  padding-inline: var(--cp-space-4);
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
`;

export interface TagListProps {
  readonly tags: readonly string[];
  /** Shows this many and '+N more' for the rest; default all. */
  readonly max?: number;
  /** Accessible name of the list; for example 'Services'. */
  readonly label: string;
}

/** A row of tags, cut with '+N more'. Renders nothing without tags. */
export function TagList({ tags, max = tags.length, label }: TagListProps): ReactNode {
  if (tags.length === 0) return null;
  const hidden = tags.slice(max);
  return (
    <List aria-label={label}>
      {tags.slice(0, max).map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
      {hidden.length > 0 && (
        <li>
          <More title={hidden.join(', ')}>{`+${hidden.length} more`}</More>
        </li>
      )}
    </List>
  );
}
