import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import styled from 'styled-components';
import { FieldError } from '../../internal/field-notes';
import { isOfInputMethod, isTouchKeyboard } from '../../internal/input-method';
import { isolated } from '../../internal/isolated';
import { inputBox } from '../../internal/styles';
import { HiddenText } from '../../internal/hidden-text';
import { Button } from '../button/button';

/** Helper beside a text field that follows its keys: see QuickReplyComposer. */
export interface ComposerAssistance {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly field: Pick<ComponentProps<'textarea'>, 'aria-autocomplete' | 'aria-controls' | 'aria-activedescendant'>;
  /** Called before Enter sends. @returns whether the key was taken */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** Called after the text was changed by typing. */
  readonly onTyped: () => void;
  readonly button: ReactNode;
}

export interface ComposerProps {
  /** For screen readers, for example 'Message to Maria Cruz'. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Receives the trimmed text; without `mayBeEmpty` never called with nothing. */
  readonly onSend: (text: string) => void;
  /** Default 'Type your message...'. */
  readonly placeholder?: string;
  /** Default 'Send'. */
  readonly sendLabel?: string;
  readonly pending?: boolean;
  /** Default 'Sending...'. */
  readonly pendingLabel?: string;
  readonly disabled?: boolean;
  /** Nothing is sent for now; the text can be written. */
  readonly sendDisabled?: boolean;
  /** Error to show; the text stays. */
  readonly error?: string | null;
  readonly autoFocus?: boolean;
  /** Lines at first; it grows to eight. */
  readonly rows?: number;
  /** Above the text: files that go with it, or prompts. */
  readonly above?: ReactNode;
  /** Writing help, such as quick replies. */
  readonly assistance?: ComposerAssistance;
  /** True when the content above can be sent alone. */
  readonly mayBeEmpty?: boolean;
  /** `below` gives the text the whole width. Default `beside`. */
  readonly sendPosition?: 'beside' | 'below';
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
`;

const Line = styled.div<{ $below: boolean }>`
  display: flex;
  flex-flow: ${({ $below }) => ($below ? 'column' : 'row wrap')};
  align-items: ${({ $below }) => ($below ? 'stretch' : 'flex-end')};
  gap: ${({ $below }) => ($below ? 'var(--cp-space-16)' : 'var(--cp-space-8)')};
`;

const Area = styled.textarea<{ $rows: number }>`
  ${inputBox}
  flex: 1;
  min-width: min(8rem, 100%);
  min-height: calc(${({ $rows }) => $rows} * 1.5em + 20px);
  min-height: calc(${({ $rows }) => $rows} * 1lh + 20px);
  max-height: 208px;
  field-sizing: content;
  padding-block: 9px;
  resize: none;
`;

/**
 * Field for a message. Enter sends and Shift+Enter starts a new line, as Enter does on a touch screen. Spaces alone are
 * not sent unless `mayBeEmpty`.
 */
export function Composer({
  label,
  value,
  onChange,
  onSend,
  placeholder = 'Type your message...',
  sendLabel = 'Send',
  pending = false,
  pendingLabel = 'Sending...',
  disabled = false,
  sendDisabled = false,
  error = null,
  autoFocus = false,
  rows = 1,
  above,
  assistance,
  mayBeEmpty = false,
  sendPosition = 'beside',
}: ComposerProps): ReactNode {
  const id = useId();
  const ownArea = useRef<HTMLTextAreaElement>(null);
  const area = assistance?.area ?? ownArea;
  const text = value.trim();
  const blocked = disabled || sendDisabled || pending || (text === '' && !mayBeEmpty);

  useLayoutEffect(() => {
    const element = area.current;
    // Browsers without `field-sizing` are helped along; a hidden area has no height to take.
    if (!element || CSS.supports('field-sizing', 'content') || element.scrollHeight === 0) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [value, area]);

  const send = () => {
    if (!blocked) onSend(text);
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event) || assistance?.onKey(event)) return;
    if (event.key !== 'Enter' || event.shiftKey) return;
    // A keyboard on the screen has no Shift+Enter.
    if (isTouchKeyboard()) return;
    event.preventDefault();
    send();
  };

  return (
    <Form onSubmit={onSubmit} data-bottom-bar>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {above}
      <Line $below={sendPosition === 'below'}>
        <HiddenText as="label" htmlFor={id}>
          {isolated(label)}
        </HiddenText>
        {assistance?.button}
        <Area
          ref={area}
          id={id}
          rows={rows}
          $rows={rows}
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          autoFocus={autoFocus}
          dir="auto"
          enterKeyHint="enter"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...assistance?.field}
          onChange={(event) => {
            onChange(event.target.value);
            assistance?.onTyped();
          }}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" icon="send" disabled={blocked} pending={pending} pendingLabel={pendingLabel}>
          {sendLabel}
        </Button>
      </Line>
    </Form>
  );
}
