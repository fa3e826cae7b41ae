import { useEffect, type RefObject } from 'react';

/**
 * While `open`, a press outside `root` or a focus that leaves it calls `onDismiss`. Escape is the owner's. `root` has
 * `data-dismissible` meanwhile, so that what moves the focus by itself leaves it there.
 */
export function useDismiss(root: RefObject<HTMLElement | null>, open: boolean, onDismiss: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const dismiss = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onDismiss();
    };
    document.addEventListener('pointerdown', dismiss);
    document.addEventListener('focusin', dismiss);
    return () => {
      document.removeEventListener('pointerdown', dismiss);
      document.removeEventListener('focusin', dismiss);
    };
  }, [root, open, onDismiss]);
}
