import { useId, useLayoutEffect, useRef, type SubmitEvent, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldError } from '../../internal/field-notes';
import { inputBox, visuallyHidden } from '../../internal/styles';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { optionId, QuickReplyPanel } from './quick-reply-panel';
import { useQuickReplies, type QuickReplyItem } from './use-quick-replies';

export type { QuickReplyItem } from './use-quick-replies';

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
  /** What went wrong; the text stays. */
  readonly error?: string | null;
  readonly autoFocus?: boolean;
  /** Lines at first; it grows to eight. */
  readonly rows?: number;
  /** Above the text: files that go with it, or prompts. */
  readonly above?: ReactNode;
  /** Texts that are put into this one, never sent by themselves: by a button, or by typing '/'. Default none. */
  readonly quickReplies?: readonly QuickReplyItem[];
  /** Below their list. */
  readonly quickRepliesNote?: ReactNode;
  /** What stands above can be sent without words. */
  readonly mayBeEmpty?: boolean;
  /** `below` gives the text the whole width. Default `beside`. */
  readonly sendPosition?: 'beside' | 'below';
}

const Form = styled.form`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
`;

const Line = styled.div<{ $below: boolean }>`
  display: flex;
  flex-direction: ${({ $below }) => ($below ? 'column' : 'row')};
  align-items: ${({ $below }) => ($below ? 'stretch' : 'flex-end')};
  gap: ${({ $below }) => ($below ? 'var(--cp-space-16)' : 'var(--cp-space-8)')};
`;

const Area = styled.textarea<{ $rows: number }>`
  ${inputBox}
  flex: 1;
  min-width: 0;
  min-height: calc(${({ $rows }) => $rows} * 1lh + 20px);
  max-height: 208px;
  field-sizing: content;
  padding-block: 9px;
  resize: none;
`;

const none: readonly never[] = [];

const Label = styled.label`
  ${visuallyHidden}
`;

/** Where a message is written. Enter sends, Shift+Enter starts a new line; nothing but spaces cannot be sent. */
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
  quickReplies = none,
  quickRepliesNote,
  mayBeEmpty = false,
  sendPosition = 'beside',
}: ComposerProps): ReactNode {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const root = useRef<HTMLFormElement>(null);
  const replies = useQuickReplies({ root, area, items: quickReplies, value, onChange });
  const isOpen = replies.shown.length > 0;
  const listId = `${id}-replies`;
  const text = value.trim();
  const blocked = disabled || sendDisabled || pending || (text === '' && !mayBeEmpty);

  useLayoutEffect(() => {
    const element = area.current;
    // Browsers without `field-sizing` are helped along; a hidden area has no height to take.
    if (!element || CSS.supports('field-sizing', 'content') || element.scrollHeight === 0) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [value]);

  const send = () => {
    if (!blocked) onSend(text);
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter accepts its suggestion.
    if (event.nativeEvent.isComposing || replies.onKey(event)) return;
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };

  return (
    <Form ref={root} onSubmit={onSubmit}>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {above}
      {quickReplies.length > 0 && (
        <QuickReplyPanel
          id={listId}
          shown={replies.shown}
          active={replies.active}
          onChoose={replies.choose}
          note={quickRepliesNote}
        />
      )}
      <Line $below={sendPosition === 'below'}>
        <Label htmlFor={id}>{label}</Label>
        {quickReplies.length > 0 && (
          <IconButton
            label="Quick replies"
            title="Quick replies: type /"
            icon="bolt"
            disabled={disabled}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            // The text keeps its caret, where the reply goes.
            onPointerDown={(event) => event.preventDefault()}
            onClick={replies.toggle}
          />
        )}
        <Area
          ref={area}
          id={id}
          rows={rows}
          $rows={rows}
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          autoFocus={autoFocus}
          enterKeyHint="send"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-autocomplete={quickReplies.length > 0 ? 'list' : undefined}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen ? optionId(listId, replies.active) : undefined}
          onChange={(event) => {
            onChange(event.target.value);
            replies.onTyped();
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
