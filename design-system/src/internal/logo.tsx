import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: var(--cp-text);
  font-size: 1.1875rem;
  font-weight: var(--cp-weight-bold);
  letter-spacing: -0.02em;
  line-height: 1;
`;

/** On the narrowest windows only the mark is shown; a link around it needs a name of its own. */
// eslint-disable-next-line breakpoints/named -- no layout changes here: below 360 px only this word has no room
const Word = styled.span`
  max-width: 16rem;
  overflow: hidden;
  line-height: 1.2;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (max-width: 22.44em) {
    display: none;
  }
`;

const Mark = styled.svg`
  flex: none;

  .one {
    fill: var(--cp-primary);
  }
  .other {
    fill: none;
    stroke: var(--cp-primary);
    stroke-width: 2.5;
  }
`;

/**
 * Two halves that face each other across one line: a counterpart for each side, in balance. Beside it the name of the
 * site.
 */
export function Logo({ name = 'Counterpart' }: { readonly name?: string }): ReactNode {
  return (
    <Root>
      <Mark width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <path className="one" d="M12.5 2v24a12 12 0 0 1 0-24z" />
        <path className="other" d="M16.75 3.5v21a10.7 10.7 0 0 0 0-21z" strokeLinejoin="round" />
      </Mark>
      <Word>{name}</Word>
    </Root>
  );
}
