import { readdirSync, readFileSync } from 'node:fs';
import type { GuideAnswer } from '../../../src/contract/named-types';

const folder = new URL('./answers/', import.meta.url);

/** The answers of the guides that come with the product, by slug: one file for each guide. */
export const bundledAnswers: Readonly<Record<string, readonly GuideAnswer[]>> = Object.fromEntries(
  readdirSync(folder).map((file) => {
    const answers = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as (Omit<GuideAnswer, 'appliesTo'> &
      Partial<GuideAnswer>)[];
    return [file.replace(/\.json$/, ''), answers.map((answer) => ({ appliesTo: '', ...answer }))];
  }),
);
