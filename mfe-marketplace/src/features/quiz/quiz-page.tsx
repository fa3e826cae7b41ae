import { Card } from '@counterpart/design-system/card';
import { Container } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { useHost, useSession } from '@counterpart/shell/sdk';
import { useNavigate, useSearchParams } from '@counterpart/shell/sdk/router';
import { Provider, useUnit } from 'effector-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useQuizHistory } from './quiz-history';
import { knownAnswers } from './quiz-known-answers';
import { QuizFlow } from './quiz-flow';
import { createQuizScope } from './quiz-scope';
import { $stage } from './quiz-workflow';

const Frame = styled.div`
  padding-block: var(--cp-space-24) var(--cp-space-64);
`;

/**
 * `/quiz`: the steps of the home page's quiz on a page of their own. `?request=` shows the result of one that was sent.
 */
export function QuizPage(): ReactNode {
  const host = useHost();
  const navigate = useNavigate();
  const [scope] = useState(() =>
    createQuizScope(host, ({ id }) => void navigate(`/quiz?request=${id}`, { replace: true })),
  );
  return (
    <Provider value={scope}>
      <Quiz />
    </Provider>
  );
}

/** While the quiz asks, the questions have the page to themselves. */
function Quiz(): ReactNode {
  const { user } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const history = useQuizHistory(true);
  const stage = useUnit($stage);
  const resultId = search.get('request');
  const isResult = resultId !== null && stage !== 'steps';
  const flow = (
    <QuizFlow
      headingLevel={1}
      known={knownAnswers(search, user)}
      resultId={resultId}
      history={history}
      onLeave={() => void navigate('/')}
      onAgain={() => void navigate('/quiz', { replace: true })}
    />
  );
  return (
    <Container size={isResult ? 'page' : 'reading'}>
      {stage === 'intro' && !isResult && (
        <PageHeader
          title="Find Your Match"
          description="The matching quiz for businesses and individuals."
          breadcrumbs={[{ label: 'Home', href: '/' }, { label: 'Matching Quiz' }]}
        />
      )}
      <Frame>{isResult ? flow : <Card padding="large">{flow}</Card>}</Frame>
    </Container>
  );
}
