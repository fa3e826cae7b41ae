import type { QuizAnswers, QuizResult } from '@counterpart/api/contract';
import { newUuid, type Host } from '@counterpart/shell/sdk';
import { fork, type Scope } from 'effector';
import { signUpDraft } from '../../forms/person-values';
import { storeProgress, storeResultId } from './quiz-memory';
import { announceResultFx, storeProgressFx, submitQuizFx, type QuizProgress } from './quiz-workflow';

/**
 * The state of one quiz on one screen.
 * @param onResult called with the result once the answers were sent
 */
export function createQuizScope(host: Host, onResult: (result: QuizResult) => void): Scope {
  return fork({
    handlers: [
      [submitQuizFx, submitTo(host)],
      [
        storeProgressFx,
        (progress: QuizProgress | null) => storeProgress(progress, host.session.getState().user?.id ?? null),
      ],
      [announceResultFx, announceTo(onResult)],
    ],
  });
}

function announceTo(onResult: (result: QuizResult) => void) {
  return (result: QuizResult) => {
    storeResultId(result.id);
    onResult(result);
  };
}

function submitTo({ api, drafts, session }: Host) {
  // The same answers keep their id, so that sending them again after a lost answer stores them once.
  const ids = new WeakMap<QuizAnswers, string>();
  return (answers: QuizAnswers) => {
    const id = ids.get(answers) ?? newUuid();
    ids.set(answers, id);
    // A visitor is not asked again for what the quiz knows.
    if (!session.getState().user) {
      const { firstName = '', lastName = '', email = '' } = answers;
      drafts.write(signUpDraft, { firstName, lastName, email }, 'tab');
      drafts.close(signUpDraft);
    }
    return api.send('post', '/api/quiz', { body: { id, answers: toBody(answers) } });
  };
}

const toBody = (answers: QuizAnswers): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [key, typeof answer === 'string' ? answer : [...answer]]),
  );
