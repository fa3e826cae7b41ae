import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { bareButton } from '../../internal/styles';
import { CountBadge } from '../badge/badge';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';

export interface FilterGroupProps {
  readonly title: string;
  /** Number of choices set in the group; shown even while it is closed. */
  readonly activeCount?: number;
  /** Clears this group without opening it. */
  readonly onClear?: () => void;
  readonly initiallyOpen?: boolean;
  readonly children: ReactNode;
}

const Root = styled.div`
  border-top: 1px solid var(--cp-border);
  padding-block: var(--cp-space-4);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--cp-space-4);
`;

const Toggle = styled.button`
  ${bareButton}
  flex: 1;
  display: flex;
  align-items: center;
  gap: var(--cp-space-8);
  min-height: 44px;
  font-weight: var(--cp-weight-semibold);
  border-radius: var(--cp-radius-small);

  > svg {
    margin-inline-start: auto;
    color: var(--cp-text-3);
    transition: transform var(--cp-motion-normal) var(--cp-motion-ease);
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const Panel = styled.div`
  padding: var(--cp-space-4) 0 var(--cp-space-12);
`;

/** One category of filters, which opens and closes. */
export function FilterGroup({
  title,
  activeCount = 0,
  onClear,
  initiallyOpen = true,
  children,
}: FilterGroupProps): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <Root>
      <Head>
        <Toggle type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span>{title}</span>
          <CountBadge count={activeCount} max={99} tone="quiet" label="chosen" />
          <Icon name="chevron-down" size={20} />
        </Toggle>
        {activeCount > 0 && onClear && (
          <Button size="small" variant="ghost" onClick={onClear} aria-label={`Clear ${title}`}>
            Clear
          </Button>
        )}
      </Head>
      <Panel id={id} hidden={!open}>
        {children}
      </Panel>
    </Root>
  );
}
