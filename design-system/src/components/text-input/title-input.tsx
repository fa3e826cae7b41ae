import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { useControlAttributes } from '../../internal/field-context';
import { inputBox } from '../../internal/styles';
import { isOfInputMethod } from '../../internal/input-method';

const Area = styled.textarea`
  ${inputBox}
  display: block;
  padding-inline: 0;
  border-width: 0 0 1px;
  border-radius: 0;
  background: none;
  font-size: var(--cp-font-size-section);
  font-weight: var(--cp-weight-bold);
  line-height: var(--cp-line-height-section);
  resize: none;
  field-sizing: content;

  &:focus-visible {
    box-shadow: 0 1px var(--cp-primary);
  }
`;

export interface TitleInputProps extends Omit<ComponentProps<'textarea'>, 'rows' | 'ref' | 'onChange' | 'onKeyDown'> {
  readonly value: string;
  /** Receives the text without line breaks. */
  readonly onChange: (text: string) => void;
}

/** The title of a document, as large as readers see it: long ones wrap, none has a line break. */
export function TitleInput({ onChange, required, ...rest }: TitleInputProps): ReactNode {
  const attributes = useControlAttributes({ ...rest, required });
  const area = useRef<HTMLTextAreaElement>(null);
  const { value } = rest;
  useLayoutEffect(() => {
    const element = area.current;
    // Browsers without `field-sizing` are helped along; a hidden area has no height to take.
    if (!element || CSS.supports('field-sizing', 'content') || element.scrollHeight === 0) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 1}px`;
  }, [value]);
  return (
    <Area
      ref={area}
      dir="auto"
      autoComplete="off"
      {...rest}
      {...attributes}
      rows={1}
      onKeyDown={(event) => event.key === 'Enter' && !isOfInputMethod(event) && event.preventDefault()}
      onChange={(event) => onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
    />
  );
}
