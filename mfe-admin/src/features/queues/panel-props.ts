import type { Triage } from './use-triage';

/** What the panel of an item is given. */
export interface PanelProps {
  readonly id: number;
  /** Whether it waits for a decision; otherwise it is only shown. */
  readonly isOpen: boolean;
  readonly triage: Triage;
}
