import { calendarDayText, totalsText, type Proposal } from '@counterpart/api/contract';
import { Dialog } from '@counterpart/design-system/dialog';
import { TextDifferences } from '@counterpart/design-system/text-differences';
import type { ReactNode } from 'react';
import { priceWords } from '../../../work/work-text';

function textsOf({ lines, totals, startsOn, validUntil, terms }: Proposal) {
  return {
    Services: lines
      .map(({ title, detail, quantity, priceCents, unit }) =>
        [`${title}: ${quantity > 1 ? `${quantity} × ` : ''}${priceWords(priceCents, unit)}`, detail]
          .filter(Boolean)
          .join('\n'),
      )
      .join('\n\n'),
    Total: totalsText(totals),
    Starts: calendarDayText(startsOn),
    'Valid until': calendarDayText(validUntil),
    Terms: terms,
  };
}

interface Props {
  readonly before: Proposal;
  readonly after: Proposal;
  readonly onClose: () => void;
}

/** Changes from one version of a proposal to another: what was removed is struck out, what was added underlined. */
export function CompareDialog({ before, after, onClose }: Props): ReactNode {
  const [old, current] = [textsOf(before), textsOf(after)];
  const labels = Object.keys(current) as (keyof typeof current)[];
  return (
    <Dialog
      title={`Version ${before.number} and version ${after.number}`}
      description="Removed text is struck out, new text is underlined."
      size="large"
      onClose={onClose}
    >
      <TextDifferences fields={labels.map((label) => ({ label, before: old[label], after: current[label] }))} />
    </Dialog>
  );
}
