import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';

/** Seen in both themes by its weight and line too: color alone says nothing. */
const Mark = styled.mark`
  background: var(--cp-warning-bg);
  color: inherit;
  font-weight: var(--cp-weight-semibold);
  text-decoration: underline;
  text-decoration-color: var(--cp-star);
  text-underline-offset: 0.15em;
`;

interface Props {
  readonly text: string;
  /** Pairs of start and end, in order, none of which overlap. */
  readonly ranges: readonly (readonly number[])[];
}

/** A text with the words that answer a search marked. */
export function MarkedText({ text, ranges }: Props): ReactNode {
  const ends = [0, ...ranges.map(([, end = 0]) => end)];
  return (
    <>
      {ranges.map(([start = 0, end = 0], index) => (
        <Fragment key={start}>
          <span>{text.slice(ends[index], start)}</span>
          <Mark>{text.slice(start, end)}</Mark>
        </Fragment>
      ))}
      <span>{text.slice(ends.at(-1))}</span>
    </>
  );
}
