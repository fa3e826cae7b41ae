import type { QuizAnswers } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Illustration } from '@counterpart/design-system/illustration';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { quizPicture } from '@counterpart/design-system/pictures/quiz';
import { Text } from '@counterpart/design-system/text';
import { useHost, useSession } from '@counterpart/shell/sdk';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { signUpDraft } from '../../forms/person-values';
import { CheckList } from '../../marketing/check-list';
import { readProgress, readResultId } from './quiz-memory';
import { $memory, memoryFound, quizContinued, quizStarted } from './quiz-workflow';

const points = [
  'Nine short steps, about 2 minutes.',
  'Three to five verified professionals right away, and why each one fits.',
  'You choose who to contact. Until then, no one sees your contact details.',
  'An answer within 24 hours.',
] as const;

/** The picture above the words, or beside them where there is room. */
const Greeting = styled.div`
  display: grid;
  gap: var(--cp-space-16);
  justify-items: center;
  align-items: center;
  ${from('medium')} {
    grid-template-columns: minmax(0, 1fr) 200px;
    gap: var(--cp-space-32);
    > svg {
      order: 1;
    }
  }
`;

/** Introduction to the quiz, with its start button. A quiz left halfway in this browser can be resumed. */
export function QuizIntro({ known }: { readonly known: QuizAnswers }): ReactNode {
  const { drafts } = useHost();
  const { user } = useSession();
  const { progress, resultId } = useUnit($memory);
  const { start, proceed, find } = useUnit({ start: quizStarted, proceed: quizContinued, find: memoryFound });
  const viewerId = user?.id ?? null;
  const startOver = () => {
    // Perhaps another person does.
    drafts.forget(signUpDraft);
    start(known);
  };
  useEffect(() => void find({ progress: readProgress(viewerId), resultId: readResultId() }), [find, viewerId]);

  return (
    <Stack gap={24}>
      <Greeting>
        <Illustration picture={quizPicture} />
        <Stack gap={24}>
          <Text>
            Tell us what you need and we’ll suggest professionals who fit. It’s free, and you’re not committing to
            anything.
          </Text>
          <CheckList items={points} />
        </Stack>
      </Greeting>
      <Inline gap={12}>
        {progress ? (
          <>
            <Button size="large" onClick={() => proceed()}>
              Continue Where You Left Off
            </Button>
            <Button variant="secondary" size="large" onClick={startOver}>
              Start Over
            </Button>
          </>
        ) : (
          <Button size="large" onClick={() => start(known)}>
            Start the Quiz
          </Button>
        )}
      </Inline>
      {resultId && <Link href={`/quiz?request=${resultId}`}>See the matches of your last quiz</Link>}
    </Stack>
  );
}
