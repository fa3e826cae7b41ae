import { calendarDayText, totalsText, type Engagement } from '@counterpart/api/contract';
import { useDraft } from '@counterpart/shell/sdk';
import { useState } from 'react';
import { budgetText, workStates } from '../../work/work-text';

/** State of the work from which a form was begun: its version, and its texts by their labels. */
export interface Begun {
  readonly version: number;
  readonly texts: Readonly<Record<string, string>>;
}

export function begunFrom({ version, status, brief, proposals: [newest] }: Engagement): Begun {
  const texts = {
    State: workStates[status].label,
    Title: brief.title,
    Need: brief.need,
    'Needed by': brief.dueOn ? calendarDayText(brief.dueOn) : '',
    Budget: budgetText(brief) ?? '',
    Proposal: newest ? `Version ${newest.number}: ${totalsText(newest.totals)}` : '',
  };
  return { version, texts };
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Draft of a form about a piece of work, in this browser until it is sent. It remembers what the form was begun from,
 * so that changes by the other side meanwhile can be shown, also after a reload.
 * @returns the draft for `useForm`; what it was begun from, or null when that still stands; how to go on from what
 *   stands now; and the version to send
 */
export function useBegunDraft(name: string, current: Begun) {
  const stored = useDraft(name, 'browser');
  const [begun, setBegun] = useState(current);
  const draft = {
    restore: (take: (draft: { readonly values: Values }) => void, initial: object) =>
      stored.restore(
        ({ values: { begun: found, ...values } }) => {
          if (found) setBegun(found as Begun);
          take({ values });
        },
        { ...initial, begun: current },
      ),
    write: (values: Values) => stored.write({ ...values, begun }),
    forget: () => stored.forget(),
  };
  const isChanged = begun.version !== current.version && JSON.stringify(begun.texts) !== JSON.stringify(current.texts);
  return {
    draft,
    changedSince: isChanged ? begun : null,
    goOn: () => setBegun(current),
    version: isChanged ? begun.version : current.version,
  };
}
