import { readdirSync } from 'node:fs';
import type { GuideAnswer } from '../../../src/contract/named-types';
import { readTable } from '../../../src/platform/files/read-table';

const folder = new URL('./answers/', import.meta.url);

const partsOf = (cell = ''): string[] => cell.split(' | ').filter(Boolean);

/** The answers of the guides that come with the product, by slug: one file for each guide. */
export const bundledAnswers: Readonly<Record<string, readonly GuideAnswer[]>> = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file.replace(/\.tsv$/, ''),
    readTable(new URL(file, folder)).map(([ways, answer = '', passages, appliesTo = '']) => ({
      questions: partsOf(ways),
      answer,
      passages: partsOf(passages),
      appliesTo,
    })),
  ]),
);
