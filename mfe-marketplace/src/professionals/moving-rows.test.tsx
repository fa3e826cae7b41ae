// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MovingRows } from './moving-rows';

afterEach(() => vi.restoreAllMocks());

/** Shows the first ids, then the second; each row is 100 px high. */
function change(before: readonly number[], after: readonly number[]) {
  const moves: unknown[] = [];
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
  });
  HTMLElement.prototype.animate = function (this: HTMLElement, from) {
    return moves.push([this.textContent, from]) as never;
  };
  const list = (ids: readonly number[]) => (
    <MovingRows ids={ids}>
      {(ref) => (
        <ul ref={ref}>
          {ids.map((id) => (
            <li key={id}>{id}</li>
          ))}
        </ul>
      )}
    </MovingRows>
  );
  const { rerender } = render(list(before));
  rerender(list(after));
  return moves;
}

test('rows that stay come from where they were, and new ones fade in', () => {
  expect(change([1, 2, 3], [3, 1, 4])).toEqual([
    ['3', { translate: ['0 200px', '0 0'] }],
    ['1', { translate: ['0 -100px', '0 0'] }],
    ['4', { opacity: [0, 1] }],
  ]);
});

test('nothing moves for who asks for less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(change([1, 2], [2, 1])).toEqual([]);
});
