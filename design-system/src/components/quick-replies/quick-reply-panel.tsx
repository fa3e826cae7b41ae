import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { clampLines, floating } from '../../internal/styles';
import { HiddenText } from '../../internal/hidden-text';
import { WordEnd } from '../../internal/word-end';
import type { QuickReplyItem } from './use-quick-replies';

const Panel = styled.div`
  ${floating}
  position: absolute;
  z-index: var(--cp-layer-floating);
  inset-inline: 0;
  inset-block-end: calc(100% + var(--cp-space-8));
  display: flex;
  flex-direction: column;
  max-width: 560px;
  max-height: min(420px, 50dvh);
`;

const List = styled.ul`
  flex: 1;
  min-height: 0;
  padding: var(--cp-space-8);
  overflow-y: auto;
`;

const Option = styled.li`
  padding: var(--cp-space-8) var(--cp-space-12);
  border-radius: var(--cp-radius-medium);
  cursor: pointer;

  &:hover {
    background: var(--cp-bg-subtle);
  }

  &[aria-selected='true'] {
    background: var(--cp-primary-bg);
  }
`;

const Title = styled.span`
  display: block;
  font-weight: var(--cp-weight-semibold);
`;

const Body = styled.span`
  ${clampLines(2)}
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  padding: var(--cp-space-8) var(--cp-space-16);
  border-block-start: 1px solid var(--cp-border);
  font-size: var(--cp-font-size-small);
`;

interface Props {
  readonly id: string;
  readonly shown: readonly QuickReplyItem[];
  readonly active: number;
  readonly onChoose: (item: QuickReplyItem) => void;
  /** Below the list: what it holds, and where it is changed. */
  readonly note?: ReactNode;
}

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The open list of quick replies above a text. The focus stays in the text. */
export function QuickReplyPanel({ id, shown, active, onChoose, note }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <HiddenText role="status">
        {shown.length > 0 &&
          `${shown.length} quick ${shown.length === 1 ? 'reply' : 'replies'}. Up and Down move, Enter inserts.`}
      </HiddenText>
      {shown.length > 0 && (
        <Panel>
          <List ref={list} id={id} role="listbox" aria-label="Quick replies">
            {shown.map((item, index) => (
              <Option
                key={item.id}
                id={optionId(id, index)}
                role="option"
                aria-selected={index === active}
                // The text keeps the focus, and with it the caret.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(item)}
              >
                <Title>{item.title}</Title>
                <Body>
                  <WordEnd>{item.body}</WordEnd>
                </Body>
              </Option>
            ))}
          </List>
          {note && <Foot>{note}</Foot>}
        </Panel>
      )}
    </>
  );
}
