import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { brokenPicture } from '@counterpart/design-system/pictures/broken';
import { SkeletonText } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { type ApiError, Loaded, type More, ShowMore } from '@counterpart/shell/sdk';
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
  return (
    <Stack gap={16}>
      <Inline gap={12} align="baseline">
        <Heading level={2}>{title}</Heading>
        {reviews.data && more === null && <Text tone="muted">{counted(reviews.data.length, 'review', 'reviews')}</Text>}
      </Inline>
      <Loaded
        of={reviews}
        name="the reviews"
        compact
        illustration={brokenPicture}
        headingLevel={3}
        skeleton={<SkeletonText lines={4} />}
      >
        {(data) =>
          data.length === 0 ? (
            empty
          ) : (
            <>
              <Tight data-people>{data.map(children)}</Tight>
              <ShowMore more={more} what="reviews" />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
