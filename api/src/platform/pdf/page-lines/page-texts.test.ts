import { describe, expect, it } from 'vitest';
import { pageTexts } from './page-texts.mjs';
import type { TextItem } from './text-items.mjs';

/** A piece of text of ten points, each letter five wide. */
const item = (text: string, x: number, y: number, more: Partial<TextItem> = {}): TextItem => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 10,
  rotation: 0,
  ...more,
});
const textOf = (...items: TextItem[]) => pageTexts([items])[0]?.text;

describe('the text of a page', () => {
  it('has rows from the top and their words from the left', () => {
    expect(textOf(item('below', 10, 40), item('right', 60, 20), item('left', 10, 20))).toBe('left right\nbelow');
  });

  it('joins what stands close, and leaves the raised numbers of footnotes out', () => {
    const raised = item('1', 75, 16, { height: 6, width: 3 });
    expect(textOf(item('F', 10, 20), item('INE OF $1,000', 15, 20), raised, item('a day', 83, 20))).toBe(
      'FINE OF $1,000 a day',
    );
  });

  it('has the words of a line from right to left as they are read', () => {
    expect(textOf(item('עסק', 40, 20), item('חייב', 10, 20))).toBe('עסק חייב');
  });

  it('goes from right to left where lines go from top to bottom', () => {
    const down = (text: string, x: number) => item(text, x, 20, { rotation: 90, width: text.length * 10 });
    expect(textOf(down('二行目の文章', 40), down('一行目の文章', 60))).toBe('一行目の文章\n二行目の文章');
  });

  it('follows lines of a page that was scanned aslant', () => {
    const aslant = (text: string, x: number, y: number) =>
      item(text, x, y + x * Math.tan(Math.PI / 60), { rotation: 3 });
    const words = ['first', 'second'].flatMap((word, row) =>
      [0, 1, 2, 3].map((column) => aslant(`${word}${column}`, 20 + column * 130, 30 + row * 12)),
    );
    expect(textOf(...words)).toBe('first0 first1 first2 first3\nsecond0 second1 second2 second3');
  });

  it('is empty without items', () => {
    expect(pageTexts([[], [item(' ', 1, 1)]])).toEqual(Array(2).fill({ text: '', isUnsure: false }));
  });

  it('has no numbers on a page of one line where those of other pages have been', () => {
    const page = (count: number) =>
      Array.from({ length: count }, (_, row) => [
        item(String(row + 1), 20, 40 + row * 20),
        item('of the records that it keeps', 50, 40 + row * 20),
      ]).flat();
    expect(pageTexts([page(6), page(1)]).at(-1)?.text).toBe('of the records that it keeps');
    expect(pageTexts([page(1)])[0]?.text).toBe('1 of the records that it keeps');
  });
});
