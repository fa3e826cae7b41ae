import type { ReactNode } from 'react';

/** An email that breaks after its sign, not in the middle of a word; other text as it is. */
export function breakableEmail(text: string): ReactNode {
  const [name = '', host] = text.split('@');
  if (host === undefined) return text;
  return (
    <span>
      <span>{`${name}@`}</span>
      <wbr />
      <span>{host}</span>
    </span>
  );
}
