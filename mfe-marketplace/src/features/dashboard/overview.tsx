import type { Dashboard, User } from '@counterpart/api/contract';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Stack } from '@counterpart/design-system/layout';
import { StatCard, type StatCardProps } from '@counterpart/design-system/stat-card';
import { Heading } from '@counterpart/design-system/text';
import { errorSentence } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { ratingText } from '../../professionals/professional-text';
import { ThreeColumns } from '../../three-columns';
import { tabPath } from './dashboard-tabs';
import { useDashboard } from './use-dashboard';

const count = (value: number | undefined) => (value === undefined ? null : value.toLocaleString('en-US'));

function unreadHint({ unreadConversations }: Dashboard): string {
  return unreadConversations === 0 ? 'Nothing unread' : `${unreadConversations.toLocaleString('en-US')} unread`;
}

function ratingHint({ reviews }: Dashboard): string {
  return reviews === 0 ? 'No reviews yet' : 'Average of all reviews';
}

/** The figures that matter to this kind of person. */
function statCards({ userType }: User, figures: Dashboard | undefined): readonly StatCardProps[] {
  const messages: StatCardProps = {
    label: 'Messages',
    value: count(figures?.conversations),
    icon: 'message',
    hint: figures && unreadHint(figures),
    href: tabPath('messages'),
  };
  const reviews = { value: count(figures?.reviews), icon: 'star', href: tabPath('reviews') } as const;
  if (userType === 'client')
    return [
      messages,
      { ...reviews, label: 'Reviews Written' },
      { label: 'Saved Accountants', value: count(figures?.saved), icon: 'heart', href: tabPath('saved') },
    ];
  if (userType === 'admin') return [messages];
  const rating = figures ? ratingText(figures.avgRating) : null;
  return [
    messages,
    { ...reviews, label: 'Reviews' },
    { label: 'Rating', value: rating, icon: 'chart', hint: figures && ratingHint(figures), href: tabPath('reviews') },
  ];
}

/** The user's figures, as cards. */
export function Overview({ user }: { readonly user: User }): ReactNode {
  const { data, error, isValidating, mutate } = useDashboard();
  const cards = statCards(user, data);
  return (
    <Stack gap={16}>
      <Heading level={2}>Overview</Heading>
      {error && !data ? (
        <ErrorState
          compact
          headingLevel={3}
          title="We could not load your figures"
          description={errorSentence(error)}
          retrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <ThreeColumns as="div" $gap={16} $small>
          {cards.map((card) => (
            <StatCard key={card.label} {...card} />
          ))}
        </ThreeColumns>
      )}
    </Stack>
  );
}
