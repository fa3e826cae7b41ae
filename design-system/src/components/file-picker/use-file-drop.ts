import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Events that another element which takes files has seen, and not what lies over it. */
const seen = new WeakSet<Event>();

/** Keeps the browser from opening the files. @returns false when something over the element has dealt with them */
function guard(event: DragEvent): boolean {
  if (!hasFiles(event) || (event.defaultPrevented && !seen.has(event))) return false;
  if (!seen.has(event) && event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  seen.add(event);
  event.preventDefault();
  return true;
}

/**
 * Files that are dropped on an element or pasted into it; a page may have several that take files. While one does, a
 * file that is dropped beside it does nothing: browsers would leave the page and open it.
 * @returns the element while files are dragged over it, else null
 */
export function useFileDrop(
  target: RefObject<HTMLElement | null> | undefined,
  onFiles: (files: FileList) => void,
): HTMLElement | null {
  const [over, setOver] = useState<HTMLElement | null>(null);

  const isInside = (event: Event) => event.target instanceof Node && target?.current?.contains(event.target) === true;
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!guard(event)) return;
    const inside = isInside(event);
    if (inside && event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    setOver(inside ? (target?.current ?? null) : null);
  });
  const onLeave = useEffectEvent((event: DragEvent) => {
    // It leaves the window, or is let go of outside.
    if (event.relatedTarget === null) setOver(null);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    setOver(null);
    if (guard(event) && isInside(event) && event.dataTransfer) onFiles(event.dataTransfer.files);
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event;
    // A cell or a paragraph is copied as text with a picture of itself: the text is meant.
    if (!isInside(event) || !clipboardData?.files.length || clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(clipboardData.files);
  });

  const isUsed = target !== undefined;
  useEffect(() => {
    if (!isUsed) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('dragenter', (event) => onDrag(event), { signal });
    document.addEventListener('dragover', (event) => onDrag(event), { signal });
    document.addEventListener('dragleave', (event) => onLeave(event), { signal });
    document.addEventListener('drop', (event) => onDrop(event), { signal });
    document.addEventListener('paste', (event) => onPaste(event), { signal });
    return () => listeners.abort();
  }, [isUsed]);

  return over;
}
