import { useEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

interface ModalAttributes {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onMouseDown: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

const controls = 'input, select, textarea, button, a[href], [tabindex="0"]';

/**
 * Finds the control to focus: the first of the body, else of the footer (Cancel, in a question), else null: the
 * browser's choice stays.
 */
function firstControl(dialog: HTMLDialogElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>(`[data-modal-body] :is(${controls}):enabled:not([tabindex="-1"])`) ??
    dialog.querySelector<HTMLElement>('footer button:enabled')
  );
}

/**
 * Keeps the page from scrolling behind an open dialog. An attribute, because `:has()` of the document makes browsers
 * style the whole page anew whenever an element is added.
 */
function stopPage(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null);
}

/**
 * A native `<dialog>` that is open exactly while `open` is true. The browser traps the focus and makes the page behind
 * inert; Escape and a press on the backdrop ask the owner to close; closing gives the focus back.
 */
export function useModal(open: boolean, onClose: () => void): ModalAttributes {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    stopPage();
    firstControl(dialog)?.focus();
    return () => {
      dialog.close();
      stopPage();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  return {
    ref,
    onCancel: (event) => {
      // A file input's own cancel bubbles too; only the dialog's counts.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onMouseDown: (event) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
