import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../../internal/media';
import { CountBadge } from '../badge/badge';
import { Button } from '../button/button';
import { Drawer } from '../drawer/drawer';
import { Icon } from '../icon/icon';
import { Heading } from '../text/text';

export interface FilterPanelProps {
  /** Total number of filters set. */
  readonly activeCount?: number;
  readonly onClear?: () => void;
  /** Closes the sheet on narrow windows, for example 'Show 24 Professionals'. */
  readonly showLabel: string;
  /** Fields and `FilterGroup`s. */
  readonly children: ReactNode;
}

const Side = styled.aside`
  display: none;

  ${from('large')} {
    display: block;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--cp-size-control);
  margin-bottom: var(--cp-space-8);
`;

const Opener = styled.div`
  ${from('large')} {
    display: none;
  }
`;

const OpenButton = styled(Button)`
  width: 100%;

  ${from('small')} {
    width: auto;
  }
`;

/** Filters at the side of the results; a button with a sheet on narrow windows. Both show the same controls. */
export function FilterPanel({ activeCount = 0, onClear, showLabel, children }: FilterPanelProps): ReactNode {
  // Unset until it was opened once.
  const [open, setOpen] = useState<boolean>();
  const clear = activeCount > 0 && onClear && (
    <Button size="small" variant="ghost" onClick={onClear}>
      Clear All
    </Button>
  );
  return (
    <>
      <Side aria-label="Filters">
        <Head>
          <Heading level={2} size="large">
            Filters
          </Heading>
          {clear}
        </Head>
        {children}
      </Side>
      <Opener>
        <OpenButton variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="filter" size={20} />
          <span>Filters</span>
          <CountBadge count={activeCount} max={99} tone="quiet" label="set" />
        </OpenButton>
        {open !== undefined && (
          <Drawer
            open={open}
            onClose={() => setOpen(false)}
            title="Filters"
            side="bottom"
            footer={
              <>
                {clear}
                <Button onClick={() => setOpen(false)}>{showLabel}</Button>
              </>
            }
          >
            {children}
          </Drawer>
        )}
      </Opener>
    </>
  );
}
