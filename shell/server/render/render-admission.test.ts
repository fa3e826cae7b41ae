import { expect, it } from 'vitest';
import { createRenderAdmission } from './render-admission';

const admission = () => createRenderAdmission({ workers: 2, deadline: 300, longestQueue: 64 });

/** Counts the pages that are let in until one is refused. */
function fill(gate: ReturnType<typeof admission>): number {
  let inside = 0;
  while (gate.admits() && inside < 1000) {
    gate.entered();
    inside += 1;
  }
  return inside;
}

it('lets in what is there by the deadline', () => {
  const gate = admission();
  for (let page = 0; page < 50; page += 1) {
    gate.entered();
    gate.left(30);
  }
  // Two run; 18 wait, for 9 rounds of 30 ms, and take 30 ms themselves.
  expect(fill(gate)).toBe(20);
});

it('lets in fewer when pages take longer, and always as many as there are workers', () => {
  const gate = admission();
  for (let page = 0; page < 50; page += 1) {
    gate.entered();
    gate.left(100);
  }
  expect(fill(gate)).toBe(6);
  const slow = admission();
  for (let page = 0; page < 50; page += 1) {
    slow.entered();
    slow.left(2000);
  }
  expect(fill(slow)).toBe(2);
});

it('never lets more wait than fit the queue, however fast they are', () => {
  const gate = admission();
  for (let page = 0; page < 50; page += 1) {
    gate.entered();
    gate.left(1);
  }
  expect(fill(gate)).toBe(66);
});

it('lets in again when some have left', () => {
  const gate = admission();
  fill(gate);
  gate.left(null);
  expect(gate.admits()).toBe(true);
});
