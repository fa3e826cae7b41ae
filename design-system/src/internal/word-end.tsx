import { useEffect, useRef, useState, type ReactNode } from 'react';
import { HiddenText } from './hidden-text';

/**
 * The text of an element that has `clampLines`. Browsers cut it anywhere, in words too: once it is measured it ends
 * after a whole word, with an ellipsis. Screen readers get all of it.
 */
export function WordEnd({ children: text }: { readonly children: string }): ReactNode {
  const words = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState<{ readonly text: string; readonly end: number } | null>(null);

  useEffect(() => {
    const box = words.current?.parentElement;
    if (!box) return undefined;
    let width = -1;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      // Its height is a matter of what is cut.
      if (box.clientWidth === width) return;
      width = box.clientWidth;
      setCut(null);
      frame = requestAnimationFrame(() => {
        const end = words.current && endOfWords(words.current, box);
        if (end) setCut({ text, end });
      });
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [text]);

  const end = cut?.text === text ? cut.end : text.length;
  return (
    <>
      <span ref={words}>{text.slice(0, end)}</span>
      {end < text.length && (
        <>
          <span aria-hidden="true">…</span>
          <HiddenText>{text.slice(end)}</HiddenText>
        </>
      )}
    </>
  );
}

/** Returns how much of the text fits its box, to the end of a word; 0 when all of it does, or no word does. */
function endOfWords(words: HTMLElement, box: HTMLElement): number {
  const node = words.firstChild;
  if (!(node instanceof Text) || box.scrollHeight <= box.clientHeight + 1) return 0;
  const { bottom, right } = box.getBoundingClientRect();
  const roomForEllipsis = parseFloat(getComputedStyle(box).fontSize);
  const range = document.createRange();
  const ends = [...node.data.matchAll(/[\p{L}\p{N})”’'"%](?=[^\p{L}\p{N}]*\s)/gu)].map(({ index }) => index + 1);
  for (let at = ends.length - 1; at >= 0; at--) {
    const end = ends[at] ?? 0;
    range.setStart(node, end - 1);
    range.setEnd(node, end);
    const last = range.getBoundingClientRect();
    if (last.bottom <= bottom + 1 && last.right + roomForEllipsis <= right) return end;
  }
  return 0;
}
