import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useControlAttributes } from '../../internal/field-context';
import { inputBox } from '../../internal/styles';
import { Icon } from '../icon/icon';

const Box = styled.div`
  ${inputBox}
  position: relative;
  display: flex;
  gap: var(--cp-space-4);
  height: var(--cp-size-control);
  padding-block: 0;
  padding-inline: var(--cp-space-4) 36px;
  align-items: center;
  overflow: hidden;

  > svg {
    position: absolute;
    inset-inline-end: 10px;
    color: var(--cp-text-3);
  }
`;

/** As high as the words of `MultiSelect`. */
const Chosen = styled.span`
  flex: none;
  padding: 2px var(--cp-space-8);
  border-radius: var(--cp-radius-small);
  background: var(--cp-bg-subtle);
  white-space: nowrap;
`;

const Placeholder = styled.span`
  padding-inline: var(--cp-space-8);
  color: var(--cp-placeholder);
`;

interface Props {
  /** Chosen options, in words. */
  readonly chosen: readonly string[];
  readonly placeholder?: string | undefined;
}

/**
 * Instead of a `MultiSelect` whose code is on its way: the same box with what is chosen, so that it never looks empty.
 */
export function MultiSelectOutline({ chosen, placeholder }: Props): ReactNode {
  const { id } = useControlAttributes({});
  return (
    <Box id={id} aria-busy="true">
      {chosen.length > 0 ? (
        chosen.map((label) => <Chosen key={label}>{label}</Chosen>)
      ) : (
        <Placeholder>{placeholder}</Placeholder>
      )}
      <Icon name="chevron-down" size={16} />
    </Box>
  );
}
