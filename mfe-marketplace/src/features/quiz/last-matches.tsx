import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { PeopleRows } from '../../professionals/people-rows';

/** The best matches are shown; the quiz's page has them all. */
const shown = 3;

/** Matches of the client's last quiz, or a link to the quiz. Nothing while that is unknown. */
export function LastMatches(): ReactNode {
  const { data: figures } = useApi('/api/dashboard');
  const id = figures?.lastQuizId ?? null;
  const { data: quiz } = useApi('/api/quiz/{id}', id === null ? null : { path: { id } });
  if (figures && id === null) return <QuizOffer />;
  if (!quiz || quiz.matches.length === 0) return null;
  return (
    <Stack gap={12}>
      <Inline gap={12} justify="between" align="baseline">
        <Heading level={2}>Your matches</Heading>
        <Link href={`/quiz?request=${quiz.id}`}>See why they fit</Link>
      </Inline>
      <PeopleRows
        label="Your matches"
        people={quiz.matches.slice(0, shown).map(({ professional, reasons, contacted }) => ({
          professional,
          note: contacted ? 'You contacted them' : reasons.slice(0, 2).join(' · '),
        }))}
      />
    </Stack>
  );
}

function QuizOffer(): ReactNode {
  return (
    <Card>
      <Inline gap={16} justify="between">
        <div>
          <Heading level={2} size="large">
            Not sure who you need?
          </Heading>
          <Text tone="muted">Nine short questions, and you see three to five people who fit.</Text>
        </div>
        <LinkButton href="/quiz" variant="secondary">
          Take the Quiz
        </LinkButton>
      </Inline>
    </Card>
  );
}
