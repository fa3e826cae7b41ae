import { Card } from '@counterpart/design-system/card';
import { Container } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { useHost, useSession } from '@counterpart/shell/sdk';
import { useNavigate, useSearchParams } from '@counterpart/shell/sdk/router';
import { Provider } from 'effector-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useQuizHistory } from './quiz-history';
import { knownAnswers } from './quiz-known-answers';
import { QuizFlow } from './quiz-flow';
import { createQuizScope } from './quiz-scope';

const Frame = styled.div`
  padding-bottom: var(--cp-space-64);
`;

/**
 * `/quiz`: the steps of the home page's quiz on a page of their own. `?request=` shows the result of one that was sent.
 */
export function QuizPage(): ReactNode {
  const host = useHost();
  const { user } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [scope] = useState(() =>
    createQuizScope(host, ({ id }) => void navigate(`/quiz?request=${id}`, { replace: true })),
  );

  const history = useQuizHistory(true);

  return (
    <Container size="reading">
      <PageHeader
        title="Find Your Match"
        description="The matching quiz for businesses and individuals."
        breadcrumbs={[{ label: 'Home', href: '/' }, { label: 'Matching Quiz' }]}
      />
      <Frame>
        <Card padding="large">
          <Provider value={scope}>
            <QuizFlow
              headingLevel={2}
              known={knownAnswers(search, user)}
              resultId={search.get('request')}
              history={history}
              onLeave={() => void navigate('/')}
              onAgain={() => void navigate('/quiz', { replace: true })}
            />
          </Provider>
        </Card>
      </Frame>
    </Container>
  );
}
