import { readPhone } from '../../../contract/contact-details';
import { emailLimits, locationLimits, nameLimits, phoneLimits } from '../../../contract/limits/accounts';
import { quizLimits } from '../../../contract/limits/quiz';
import type { QuizAnswers, QuizQuestion } from '../../../contract/quiz-questions';
import { quizContactFields, quizStepErrors, quizSteps } from '../../../contract/quiz-questions';
import { shortened } from '../../../platform/text/shortened';
import { visibleLine } from '../../../platform/text/visible-text';

const contactLimits: Readonly<Record<string, number>> = {
  firstName: nameLimits.max,
  lastName: nameLimits.max,
  email: emailLimits.max,
  phone: phoneLimits.max,
  companyName: quizLimits.companyMax,
};

/**
 * The answers with names, email address, phone and company as one line of text each. Any words are taken for a phone,
 * as specified; a number is stored as everywhere.
 */
export function contactOnOneLine(answers: QuizAnswers): QuizAnswers {
  const lines = quizContactFields.flatMap(({ name }) => {
    const answer = answers[name];
    if (typeof answer !== 'string') return [];
    const line = visibleLine(answer);
    return [[name, name === 'phone' ? (readPhone(line) ?? line) : line] as const];
  });
  return { ...answers, ...Object.fromEntries(lines) };
}

/** Returns the error of a quiz's first wrong step, in one sentence; undefined when there is none. */
export function answersSentence(answers: QuizAnswers): string | undefined {
  const known = new Set([
    ...quizSteps.flatMap(({ main, more }) => [main, ...more].map(({ title }) => title)),
    ...quizContactFields.map(({ name }) => name as string),
  ]);
  const unknown = Object.keys(answers).find((key) => !known.has(key));
  if (unknown !== undefined) return `The quiz has no question '${shortened(unknown, quizLimits.answerMax)}'.`;
  for (let step = 0; step <= quizSteps.length; step += 1) {
    const [missing] = Object.values(quizStepErrors(step, answers));
    if (missing) return missing;
  }
  return (
    quizSteps
      .flatMap(({ main, more }) => [main, ...more])
      .map((question) => questionSentence(question, answers[question.title]))
      .find(Boolean) ?? contactSentence(answers)
  );
}

function questionSentence(
  { title, kind, options = [] }: QuizQuestion,
  answer: QuizAnswers[string] | undefined,
): string | undefined {
  if (answer === undefined) return undefined;
  const isList = typeof answer !== 'string';
  if (isList !== (kind === 'checkbox')) return `The answer to '${title}' must be ${isList ? 'one text' : 'a list'}.`;
  if (kind === 'text' || kind === 'textarea') {
    const most = kind === 'text' ? locationLimits.max : quizLimits.textMax;
    return answer.length > most
      ? `The answer to '${title}' must be at most ${most.toLocaleString('en-US')} characters.`
      : undefined;
  }
  const chosen = isList ? answer : [answer];
  return chosen.every((one) => options.includes(one)) && new Set(chosen).size === chosen.length
    ? undefined
    : 'Please select an option';
}

function contactSentence(answers: QuizAnswers): string | undefined {
  for (const { name, label } of quizContactFields) {
    const answer = answers[name];
    if (answer === undefined) continue;
    if (typeof answer !== 'string') return `${label} must be one text.`;
    const most = contactLimits[name] ?? quizLimits.textMax;
    if (answer.length > most) return `${label} must be at most ${most.toLocaleString('en-US')} characters.`;
  }
  return answers['termsAgreed'] === 'true' ? undefined : 'Agreement to the terms is required';
}

/** One answer in words: '' when it was not given. */
export const answerText = (answers: QuizAnswers, key: string): string => {
  const answer = answers[key];
  return typeof answer === 'string' ? answer.trim() : (answer ?? []).join(', ');
};

/** The chosen options of a question; none when it was not answered. */
export const answerList = (answers: QuizAnswers, key: string): readonly string[] => {
  const answer = answers[key];
  return typeof answer === 'string' ? [answer].filter(Boolean) : (answer ?? []);
};
