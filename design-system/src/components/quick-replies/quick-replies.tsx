import { useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Composer, type ComposerProps } from '../composer/composer';
import { IconButton } from '../icon-button/icon-button';
import { optionId, QuickReplyPanel } from './quick-reply-panel';
import { useQuickReplies, type QuickReplyItem } from './use-quick-replies';

export type { QuickReplyItem } from './use-quick-replies';

export interface QuickReplyComposerProps extends Omit<ComposerProps, 'assistance'> {
  /** Texts that are put into this one, never sent by themselves; with none it is a plain Composer. */
  readonly quickReplies: readonly QuickReplyItem[];
  /** Below their list. */
  readonly note?: ReactNode;
}

const Root = styled.div`
  position: relative;
`;

/** A Composer with texts that are written often: by a button, or by typing '/'. */
export function QuickReplyComposer({ quickReplies, note, ...composer }: QuickReplyComposerProps): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { value, onChange } = composer;
  const replies = useQuickReplies({ root, area, items: quickReplies, value, onChange });
  const isOpen = replies.shown.length > 0;
  const controls = isOpen ? id : undefined;
  const hasSome = quickReplies.length > 0;
  return (
    <Root ref={root}>
      {hasSome && (
        <QuickReplyPanel id={id} shown={replies.shown} active={replies.active} onChoose={replies.choose} note={note} />
      )}
      <Composer
        {...composer}
        assistance={{
          area,
          field: {
            'aria-autocomplete': hasSome ? 'list' : undefined,
            'aria-controls': controls,
            'aria-activedescendant': isOpen ? optionId(id, replies.active) : undefined,
          },
          onKey: replies.onKey,
          onTyped: replies.onTyped,
          button: hasSome && (
            <IconButton
              label="Quick replies"
              title="Quick replies: type /"
              icon="bookmark"
              disabled={composer.disabled}
              aria-haspopup="listbox"
              aria-expanded={isOpen}
              aria-controls={controls}
              // The text keeps its caret, where the reply goes.
              onPointerDown={(event) => event.preventDefault()}
              onClick={replies.toggle}
            />
          ),
        }}
      />
    </Root>
  );
}
