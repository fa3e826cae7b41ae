// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Composer } from './composer';

const onSend = vi.fn();

beforeEach(() => {
  onSend.mockReset();
  render(<Composer label="Message" value="Hello" onChange={vi.fn()} onSend={onSend} />);
});

/** @returns whether the browser goes on and starts a new line */
const pressEnter = (details = {}): boolean =>
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ...details });

test('Enter sends', () => {
  expect(pressEnter()).toBe(false);
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Hello');
});

test('an Enter that takes the suggestion of an input method sends nothing, in Safari neither', () => {
  pressEnter({ isComposing: true });
  pressEnter({ keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
});

test('Enter on a touch screen starts a new line; the button sends', () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList,
  );
  expect(pressEnter()).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Hello');
});
