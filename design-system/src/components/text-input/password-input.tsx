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

/** Out of sight, of the keyboard and of screen readers, but not of password managers. */
const Username = styled.input`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  border: 0;
  padding: 0;
  opacity: 0;
  pointer-events: none;
`;

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** The account's username, for password managers; null where the form has a field for it or an earlier password. */
  readonly username: string | null;
  /** `current-password` to sign in, `new-password` to choose one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password with a control to look at it. */
export function PasswordInput({ username, ...props }: PasswordInputProps): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <Wrap>
      {username !== null && (
        <Username name="username" autoComplete="username" value={username} readOnly tabIndex={-1} aria-hidden="true" />
      )}
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
