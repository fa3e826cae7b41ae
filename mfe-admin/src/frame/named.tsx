import { from } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { breakableEmail } from './breakable-email';

/** Tables are as wide as their longest line: on a phone this one wraps, so that the whole row is in sight. */
const Words = styled.div`
  max-inline-size: calc(100vw - 13rem);
  overflow-wrap: anywhere;

  ${from('small')} {
    max-inline-size: 34rem;
  }
`;

const Note = styled.div`
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
`;

/** Name of a row's subject, with a note below. */
export function Named({ name, note }: { readonly name: ReactNode; readonly note: ReactNode }): ReactNode {
  return (
    <Words>
      <span dir="auto">{name}</span>
      <Note>{typeof note === 'string' ? breakableEmail(note) : note}</Note>
    </Words>
  );
}
