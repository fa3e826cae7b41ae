import type { Triage } from './use-triage';

/** Props of an item's panel. */
export interface PanelProps {
  readonly id: number;
  /** True when it waits for a decision; otherwise it is only shown. */
  readonly isOpen: boolean;
  readonly triage: Triage;
}
