import { readTable } from '../../../../platform/files/read-table';
import { focusOf } from './focus';

/** Kinds of fact: how each is asked for, and what an answer that gives it opens with. */
const kinds = readTable(new URL('./kinds.tsv', import.meta.url)).map(([name = '', worth, asks = '', says = '']) => ({
  name,
  worth: Number(worth),
  asks: new RegExp(asks, 'i'),
  says: new RegExp(says, 'i'),
}));
type Kind = (typeof kinds)[number];

/** Kinds of fact that a question asks for. */
export const kindsAskedBy = (question: string): Kind[] => {
  const parts = (focusOf(question) || question).split('. ');
  return kinds.filter(({ asks }) => parts.some((part) => asks.test(part)));
};

/** Fit of the opening of an answer to what is asked for: above 0 when it gives it, below when it does not. */
export const fitOf = (asked: readonly Kind[], opening: string): number =>
  asked.reduce((sum, { says, worth }) => sum + (says.test(opening) ? worth : -worth), 0);
