import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { useControlAttributes } from '../../internal/field-context';
import { inputBox } from '../../internal/styles';
import { Icon, type IconName } from '../icon/icon';

const Wrap = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: var(--cp-space-12);
    transform: translateY(-50%);
    color: var(--cp-text-3);
    pointer-events: none;
  }
`;

const Input = styled.input<{ $indent: boolean; $large: boolean }>`
  ${inputBox}
  ${({ $large }) => $large && 'min-height: var(--cp-size-control-large);'}
  ${({ $indent }) => $indent && 'padding-inline-start: var(--cp-space-40);'}

  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** A drawing at the start of the box. */
  readonly icon?: IconName;
  /** 40 or 48 px high. */
  readonly size?: 'medium' | 'large';
}

/** One line of text. Put it into a `Field`, or give it an `aria-label`. Takes every attribute of `<input>`. */
export function TextInput({ icon, size = 'medium', type = 'text', required, ...rest }: TextInputProps): ReactNode {
  const attributes = useControlAttributes({ ...rest, required });
  // An address or a number reads from the left in every language.
  const isWritten = type === 'text' || type === 'search';
  const input = (
    <Input
      dir={isWritten ? 'auto' : undefined}
      {...rest}
      {...attributes}
      type={type}
      $indent={Boolean(icon)}
      $large={size === 'large'}
    />
  );
  if (!icon) return input;
  return (
    <Wrap>
      <Icon name={icon} size={20} />
      {input}
    </Wrap>
  );
}
