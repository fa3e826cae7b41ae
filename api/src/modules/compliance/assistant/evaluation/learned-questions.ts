import { readdirSync, readFileSync } from 'node:fs';
import type { EvaluationQuestion } from './evaluation-question';
import type { PassagePart } from '../passages';
import { slugs } from './guide-slugs';

/** What weights are learned from: a question with the guides that answer it. */
export interface LabeledQuestion extends Pick<EvaluationQuestion, 'text' | 'industry' | 'category'> {
  readonly answers: readonly { readonly guide: string; readonly parts?: readonly PassagePart[] }[];
}

/** One of the questions that were written to learn from. */
export interface LearnedQuestion extends LabeledQuestion {
  /** The file it stands in; each has an author of its own. */
  readonly author: string;
}

/** Kinds of questions that no guide answers. */
const kinds = ['near', 'place', 'beside', 'form', 'other'];

const folder = new URL('./learned-questions/', import.meta.url);

function parse(author: string, line: string): LearnedQuestion {
  const [label = '', text = ''] = line.split('\t');
  if (kinds.includes(label)) return { author, text, answers: [] };
  const guides = label.split('+').map((name) => {
    const slug = slugs[name as keyof typeof slugs] as string | undefined;
    if (!slug) throw new Error(`${author}: '${label}' names no guide and no kind of question`);
    return slug;
  });
  return { author, text, answers: guides.map((guide) => ({ guide })) };
}

/**
 * The questions that weights are learned from, beside those of the evaluation: each line of a file has the short names
 * of the guides that answer it ('boi+gdpr') or the kind of what none answers, a tab and the question.
 */
export function learnedQuestions(): LearnedQuestion[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => parse(file.replace('.tsv', ''), line)),
    );
}
