import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Files that are dropped on an element or pasted into it. While an element takes files, one that is dropped beside it
 * does nothing: browsers would leave the page and open it.
 * @returns the element while files are dragged over it, else null
 */
export function useFileDrop(
  target: RefObject<HTMLElement | null> | undefined,
  onFiles: (files: FileList) => void,
): HTMLElement | null {
  const [over, setOver] = useState<HTMLElement | null>(null);

  const isInside = (event: Event) => event.target instanceof Node && target?.current?.contains(event.target) === true;
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    const inside = isInside(event);
    if (event.dataTransfer) event.dataTransfer.dropEffect = inside ? 'copy' : 'none';
    setOver(inside ? (target?.current ?? null) : null);
  });
  const onLeave = useEffectEvent((event: DragEvent) => {
    // It leaves the window, or is let go of outside.
    if (event.relatedTarget === null) setOver(null);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    setOver(null);
    if (!hasFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (isInside(event) && event.dataTransfer) onFiles(event.dataTransfer.files);
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
