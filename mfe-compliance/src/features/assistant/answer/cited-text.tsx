import { isolated, type ComplianceAnswer } from '@counterpart/api/contract';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { QuotedPassage } from './quoted-passage';

type Citation = ComplianceAnswer['citations'][number];

const Cited = styled.div`
  position: relative;
`;

const Paragraph = styled.p`
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

/** Stands with the last word, never alone on a line. */
const Markers = styled.span`
  white-space: nowrap;
`;

const Marker = styled.button`
  appearance: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 24px;
  block-size: 24px;
  /* Takes no more of the line's height than its text does. */
  margin-block: -4px;
  margin-inline-start: var(--cp-space-4);
  padding: 0 6px;
  border: 1px solid transparent;
  border-radius: var(--cp-radius-full);
  background: var(--cp-primary-bg);
  color: var(--cp-primary);
  font-size: 0.75rem;
  font-weight: var(--cp-weight-semibold);
  line-height: 1;
  vertical-align: middle;
  cursor: pointer;

  &:hover {
    border-color: var(--cp-primary-border);
  }

  &[aria-expanded='true'] {
    background: var(--cp-primary);
    color: var(--cp-on-primary);
  }
`;

interface Props {
  readonly text: string;
  /** Positions in `citations` of the text's sources, from 0. */
  readonly numbers: readonly number[];
  readonly citations: readonly Citation[];
}

/** Over what follows while the pointer or the focus is on its number; in the text once it is pressed. */
const Peeked = styled.div`
  position: absolute;
  inset-inline: 0;
  z-index: 1;
  border-radius: var(--cp-radius-small);
  box-shadow: var(--cp-shadow);
`;

/**
 * A text with the numbers of its sources: each shows the passage it was taken from on hover and focus, and keeps it
 * below the text once it is pressed.
 */
export function CitedText({ text, numbers, citations }: Props): ReactNode {
  const id = useId();
  const [pinned, setPinned] = useState<number | null>(null);
  const [peeked, setPeeked] = useState<number | null>(null);
  const cited = numbers.flatMap((number) => {
    const citation = citations[number];
    return citation ? [{ number, citation }] : [];
  });
  const open = pinned ?? peeked;
  const shown = cited.find(({ number }) => number === open);
  const press = (number: number) => {
    setPinned(pinned === number ? null : number);
    setPeeked(null);
  };
  const quote = shown && <QuotedPassage id={id} citation={shown.citation} statement={text} />;
  return (
    <Cited
      onPointerLeave={() => setPeeked(null)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The focus may go on to the link of the passage.
        if (!currentTarget.contains(relatedTarget)) setPeeked(null);
      }}
      onKeyDown={({ key }) => key === 'Escape' && setPeeked(null)}
    >
      <Paragraph>
        <span>{text}</span>
        {cited.length > 0 && (
          <Markers>
            {'\u00A0'}
            {cited.map(({ number, citation }) => (
              <Marker
                key={number}
                type="button"
                aria-label={isolated(`Source ${number + 1}: ${citation.title}, ${citation.heading}`)}
                aria-expanded={number === open}
                aria-controls={number === open ? id : undefined}
                onClick={() => press(number)}
                onFocus={() => setPeeked(number)}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPeeked(number)}
              >
                {number + 1}
              </Marker>
            ))}
          </Markers>
        )}
      </Paragraph>
      {quote && pinned === null ? <Peeked>{quote}</Peeked> : quote}
    </Cited>
  );
}
