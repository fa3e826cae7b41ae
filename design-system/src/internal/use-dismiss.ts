import { useEffect, type RefObject } from 'react';

/**
 * While `open`, a press outside `root` or a focus that leaves it calls `onDismiss`. Escape is the owner's. `root` has
 * `data-dismissible` meanwhile, so that what moves the focus by itself leaves it there.
 */
export function useDismiss(root: RefObject<HTMLElement | null>, open: boolean, onDismiss: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const isOutside = ({ target }: Event) => target instanceof Node && !root.current?.contains(target);
    const onPress = (event: Event) => {
      if (isOutside(event)) onDismiss();
    };
    const onFocus = (event: Event) => {
      // A press on words gives the focus to what is around them, which is not left.
      if (isOutside(event) && !(event.target as Node).contains(root.current)) onDismiss();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
    };
  }, [root, open, onDismiss]);
}
