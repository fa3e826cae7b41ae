import {
  quizSteps,
  quizTitles,
  resolveTerm,
  type QuizAnswers,
  type TaxonomyKind,
  type User,
} from '@counterpart/api/contract';

/**
 * Returns the answers known before the quiz starts: from its URL (`/quiz?industry=technology&service=tax`) and from the
 * signed-in user.
 */
export function knownAnswers(search: URLSearchParams, user: User | null): QuizAnswers {
  const services = optionsFor('service', quizTitles.services, search, 'service', 'services');
  const [industry] = optionsFor('industry', quizTitles.industry, search, 'industry', 'industries');
  return {
    ...(services.length > 0 && { [quizTitles.services]: services }),
    ...(industry && { [quizTitles.industry]: industry }),
    ...(user && { firstName: user.firstName, lastName: user.lastName, email: user.email }),
    ...(user?.city && { [quizTitles.city]: user.city }),
    ...(user?.state && { [quizTitles.state]: user.state }),
  };
}

/** The options of a question that mean what the URL names, in any spelling of the taxonomy. */
function optionsFor(kind: TaxonomyKind, title: string, search: URLSearchParams, ...names: readonly string[]): string[] {
  const wanted = names.flatMap((name) => search.getAll(name)).flatMap((value) => value.split(','));
  const ids = new Set(wanted.flatMap((text) => resolveTerm(kind, text)?.id ?? []));
  const options = quizSteps.map(({ main }) => main).find((question) => question.title === title)?.options ?? [];
  return options.filter((option) => ids.has(resolveTerm(kind, option)?.id ?? ''));
}
