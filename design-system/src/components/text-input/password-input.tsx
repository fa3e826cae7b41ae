import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../icon-button/icon-button';
import { TextInput, type TextInputProps } from './plain-input';

const Wrap = styled.div`
  position: relative;

  input {
    padding-inline-end: 48px;
  }

  button {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: var(--cp-space-4);
    transform: translateY(-50%);
  }
`;

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** `current-password` to sign in, `new-password` to choose one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password with a control to look at it. */
export function PasswordInput(props: PasswordInputProps): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <Wrap>
      <TextInput {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <IconButton
        size="small"
        label={shown ? 'Hide password' : 'Show password'}
        icon={shown ? 'eye-off' : 'eye'}
        disabled={props.disabled}
        onClick={() => setShown(!shown)}
      />
    </Wrap>
  );
}
