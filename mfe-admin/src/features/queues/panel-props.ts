import type { Decide } from './use-decisions';

/** Props of an item's panel. */
export interface PanelProps {
  readonly id: number;
  /** True when it waits for a decision; otherwise it is only shown. */
  readonly isOpen: boolean;
  /** Called when an item was decided for good, so that the next one is shown. */
  readonly onDecided: () => void;
  /** For what can be taken back for a while. */
  readonly decide: Decide;
}
