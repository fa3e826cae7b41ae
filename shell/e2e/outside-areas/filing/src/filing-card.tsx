import { Button } from '@counterpart/design-system/button';
import { useEmitAreaEvent } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

export function FilingCard(): ReactNode {
  const emit = useEmitAreaEvent();
  return <Button onClick={() => emit('filing.filed', { year: 2026 })}>File 2026</Button>;
}
