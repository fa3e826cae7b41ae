import type { ReactNode } from 'react';

export function FilingsPage(): ReactNode {
  return <h1>Filings</h1>;
}
