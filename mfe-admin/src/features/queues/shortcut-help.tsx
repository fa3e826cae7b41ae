import type { QueueName } from '@counterpart/api/contract';
import { from, Inline } from '@counterpart/design-system/layout';
import { Switch } from '@counterpart/design-system/switch';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { queueLabels } from '../../queue-labels';

/** Keys are for keyboards: a phone is not told about them. */
const Help = styled.div`
  display: none;

  ${from('medium')} {
    display: block;
  }

  kbd {
    padding: 0 var(--cp-space-4);
    border: 1px solid var(--cp-border);
    border-radius: var(--cp-radius-small);
    background: var(--cp-bg-subtle);
    font: inherit;
  }
`;

const Keys = styled.p`
  margin: 0;
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
`;

/** Lists the shortcuts, with the switch that turns them off. */
export function ShortcutHelp({
  queue,
  isOn,
  onChange,
}: {
  readonly queue: QueueName;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}): ReactNode {
  const { approve, reject } = queueLabels[queue];
  return (
    <Help>
      <Inline gap={16} justify="between">
        <Switch label="Keyboard shortcuts" checked={isOn} onChange={onChange} />
        {isOn && (
          <Keys>
            <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>a</kbd>
            <span>{` ${approve}, `}</span>
            <kbd>r</kbd>
            <span>{` ${reject}`}</span>
          </Keys>
        )}
      </Inline>
    </Help>
  );
}
