import type { QuizResult } from '@counterpart/api/contract';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { brokenPicture } from '@counterpart/design-system/pictures/broken';
import { waitingPicture } from '@counterpart/design-system/pictures/waiting';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { errorSentence, useApi } from '@counterpart/shell/sdk';
import { useEffect, useRef, type ReactNode } from 'react';
import { MatchChoiceForm } from './match-choice-form';

interface Props {
  readonly headingLevel: 1 | 3;
  readonly resultId: string;
  /** The answer that the quiz got, when it was sent just now. */
  readonly first: QuizResult | undefined;
  readonly onLeave: () => void;
  readonly onAgain: () => void;
}

/** The thank-you screen: the matches with their reasons, and the way back. */
export function QuizMatches({ headingLevel, resultId, first, onLeave, onAgain }: Props): ReactNode {
  const { data, error, isValidating, mutate } = useApi(
    '/api/quiz/{id}',
    { path: { id: resultId } },
    { fallbackData: first },
  );
  if (error && !data)
    return (
      <Stack gap={24}>
        <ErrorState
          illustration={brokenPicture}
          compact
          headingLevel={headingLevel}
          title="We could not load your matches"
          description={errorSentence(error)}
          retrying={isValidating}
          onRetry={() => void mutate()}
        />
        <Ways onLeave={onLeave} onAgain={onAgain} />
      </Stack>
    );
  if (!data)
    return (
      <SkeletonGroup label="Loading your matches">
        <Stack gap={24}>
          <Skeleton shape="block" height={32} width="50%" />
          {[1, 2, 3].map((match) => (
            <Skeleton key={match} shape="block" height={180} />
          ))}
        </Stack>
      </SkeletonGroup>
    );
  return (
    <Stack gap={24}>
      <ThankYou headingLevel={headingLevel} result={data} />
      {data.matches.length === 0 ? (
        <EmptyState
          illustration={waitingPicture}
          compact
          headingLevel={headingLevel === 1 ? 2 : 4}
          title="No match yet"
          description="We saved your answers and will look for someone ourselves. You’ll hear from us within 24 hours."
          action={<LinkButton href="/search">Browse Professionals</LinkButton>}
        />
      ) : (
        <MatchChoiceForm headingLevel={headingLevel === 1 ? 2 : 4} result={data} />
      )}
      <Ways onLeave={onLeave} onAgain={onAgain} />
    </Stack>
  );
}

function Ways({ onLeave, onAgain }: Pick<Props, 'onLeave' | 'onAgain'>): ReactNode {
  return (
    <Inline justify="between">
      <Button variant="secondary" onClick={onLeave}>
        Return to Homepage
      </Button>
      <Button variant="ghost" onClick={onAgain}>
        Take the Quiz Again
      </Button>
    </Inline>
  );
}

function ThankYou({
  headingLevel,
  result: { firstName, matches },
}: {
  readonly headingLevel: 1 | 3;
  readonly result: QuizResult;
}): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={8}>
      <Heading
        level={headingLevel}
        size={headingLevel === 1 ? 'title' : 'large'}
        ref={heading}
        tabIndex={-1}
      >{`Thank you, ${firstName}`}</Heading>
      {matches.length > 0 && (
        <Text tone="muted">{`${matches.length === 1 ? 'This professional fits' : `These ${matches.length} professionals fit`} what you need best. Choose who to contact. Until then, no one sees your answers.`}</Text>
      )}
    </Stack>
  );
}
