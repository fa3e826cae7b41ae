import type {} from '../../filing/src/events';
import { useAreaEvent } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';

export function PayrollCard(): ReactNode {
  const [years, setYears] = useState<readonly number[]>([]);
  useAreaEvent('filing.filed', ({ year }) => setYears((known) => [...known, year]));
  return <p>{years.length === 0 ? 'Nothing filed yet' : `Filed: ${years.join(', ')}`}</p>;
}
