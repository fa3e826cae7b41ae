import { Card } from '@counterpart/design-system/card';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { brokenPicture } from '@counterpart/design-system/pictures/broken';
import { SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { errorSentence, ShowMore, type ApiError, type More } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SWRResponse } from 'swr';
import { counted } from '../../counted';

/** Reviews bring their own air above and below. */
const Tight = styled(Card)`
  padding-block: 0;
`;

interface Props<Item> {
  readonly title: string;
  readonly reviews: SWRResponse<Item[], ApiError>;
  readonly more: More | null | undefined;
  /** Takes the place of an empty list. */
  readonly empty: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** A list of reviews in all its states. */
export function ReviewsPanel<Item>({ title, reviews, more, empty, children }: Props<Item>): ReactNode {
  const { data, error, isValidating, mutate } = reviews;
  return (
    <Stack gap={16}>
      <Inline gap={12} align="baseline">
        <Heading level={2}>{title}</Heading>
        {data && more === null && <Text tone="muted">{counted(data.length, 'review', 'reviews')}</Text>}
      </Inline>
      {data?.length ? (
        <>
          <Tight data-people>{data.map(children)}</Tight>
          <ShowMore more={more} what="reviews" />
        </>
      ) : data ? (
        empty
      ) : error ? (
        <ErrorState
          illustration={brokenPicture}
          compact
          headingLevel={3}
          title="We could not load the reviews"
          description={errorSentence(error)}
          retrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <SkeletonGroup label="Loading reviews">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
    </Stack>
  );
}
