// @vitest-environment happy-dom
import { renderInHost } from '@counterpart/shell/sdk/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StickyQuiz, waitedMs } from './sticky-quiz';

const opener = { onQuiz: vi.fn(), onNearQuiz: vi.fn() };
const card = () => screen.queryByRole('button', { name: 'No thanks' });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  window.scrollTo(0, 0);
});

function scrollTo(share: number) {
  act(() => {
    window.scrollTo(0, share * window.innerHeight);
    window.dispatchEvent(new Event('scroll'));
  });
}

it('appears after 60 % of the window’s height, not before', async () => {
  renderInHost(<StickyQuiz {...opener} />);
  scrollTo(0.59);
  expect(card()).toBeNull();
  scrollTo(0.61);
  expect(await screen.findByRole('button', { name: 'No thanks' })).toBeTruthy();
});

it('appears after 30 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderInHost(<StickyQuiz {...opener} />);
  await act(() => vi.advanceTimersByTimeAsync(waitedMs - 500));
  expect(card()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(await screen.findByRole('button', { name: 'No thanks' })).toBeTruthy();
});

it('goes with No thanks and does not come back', async () => {
  const { unmount } = renderInHost(<StickyQuiz {...opener} />);
  scrollTo(1);
  await userEvent.click(await screen.findByRole('button', { name: 'No thanks' }));
  expect(card()).toBeNull();
  unmount();
  renderInHost(<StickyQuiz {...opener} />);
  scrollTo(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(card()).toBeNull();
});

it('lets the page end above it as long as it is there', async () => {
  renderInHost(<StickyQuiz {...opener} />);
  const room = () => [document.body.style.paddingBlockEnd, document.documentElement.style.scrollPaddingBlockEnd];
  scrollTo(1);
  const decline = await screen.findByRole('button', { name: 'No thanks' });
  expect(room().every((value) => Number.parseInt(value, 10) > 0)).toBe(true);
  await userEvent.click(decline);
  expect(room()).toEqual(['', '']);
});

it('opens the quiz and steps aside', async () => {
  renderInHost(<StickyQuiz {...opener} />);
  scrollTo(1);
  const button = await screen.findByRole('button', { name: 'Start the Quiz' });
  await userEvent.hover(button);
  expect(opener.onNearQuiz).toHaveBeenCalled();
  await userEvent.click(button);
  expect(opener.onQuiz).toHaveBeenCalledOnce();
  expect(card()).toBeNull();
});
