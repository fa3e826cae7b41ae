import { useId, type SubmitEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { HiddenText } from '../../internal/hidden-text';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { TextInput } from '../text-input/text-input';

export interface SearchBarProps {
  /** Accessible name, for example 'Search articles'. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter or the button; receives the trimmed text. */
  readonly onSubmit?: (value: string) => void;
  readonly placeholder?: string;
  /** The button's text; without it there is no button. */
  readonly submitLabel?: string;
  readonly size?: 'medium' | 'large';
}

const Form = styled.form`
  display: flex;
  gap: var(--cp-space-8);
  width: 100%;
`;

const Box = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;

  input {
    padding-inline-end: 44px;
  }

  > button {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: var(--cp-space-4);
    transform: translateY(-50%);
  }
`;

/** A search of one text. */
export function SearchBar({
  label,
  value,
  onChange,
  onSubmit,
  placeholder,
  submitLabel,
  size = 'medium',
}: SearchBarProps): ReactNode {
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit?.(value.trim());
  };
  return (
    <Form role="search" onSubmit={submit}>
      <HiddenText as="label" htmlFor={id}>
        {label}
      </HiddenText>
      <Box>
        <TextInput
          id={id}
          type="search"
          icon="search"
          size={size}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== '' && <IconButton size="small" icon="close" label="Clear search" onClick={() => onChange('')} />}
      </Box>
      {submitLabel && (
        <Button type="submit" size={size}>
          {submitLabel}
        </Button>
      )}
    </Form>
  );
}
