import type { UserCard } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { Icon } from '@counterpart/design-system/icon';
import { Text } from '@counterpart/design-system/text';
import { useApi, useSession, useUrlQuery } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useEngagements } from './use-work';
import { waitingText, workHref, workStates } from './work-text';

const Bar = styled.section`
  display: flex;
  align-items: center;
  gap: var(--cp-space-12);
  padding: var(--cp-space-8) var(--cp-space-16);
  border-block-end: 1px solid var(--cp-border);
  background: var(--cp-bg-subtle);

  > svg {
    flex: none;
    color: var(--cp-text-3);
  }

  > div {
    flex: 1;
    min-width: 0;
  }
`;

/** Work of two people above what they write to each other: how far it is, or the way to begin. */
export function WorkBar({ person }: { readonly person: UserCard }): ReactNode {
  const { user } = useSession();
  // After a question about a guide, its brief begins with the guide.
  const guide = useUrlQuery().get('guide');
  const { data } = useEngagements({ state: 'live', with: person.id });
  const work = data?.items[0];
  const sides: readonly unknown[] = [user?.userType, person.userType];
  const mayAsk = data?.items.length === 0 && sides.includes('client') && sides.includes('accountant');
  const draft = useApi('/api/engagement-draft', mayAsk ? { query: { with: person.id } } : null);
  if (!work && !draft.data?.mayBegin) return null;
  return (
    <Bar aria-label="Work">
      <Icon name="briefcase" size={20} />
      <div>
        {work ? (
          <>
            <Text size="small" weight="semibold" clamp={1} dir="auto">
              {work.title}
            </Text>
            <Text size="small" tone="muted" clamp={2}>
              {[workStates[work.status].label, waitingText(work)].filter(Boolean).join(' · ')}
            </Text>
          </>
        ) : (
          <Text size="small" clamp={2}>
            {user?.userType === 'client'
              ? `Ready to hire? Tell ${person.firstName} what you need.`
              : `Write down what ${person.firstName} needs, then send a proposal.`}
          </Text>
        )}
      </div>
      {work ? (
        <LinkButton size="small" variant={work.waiting.length > 0 ? 'primary' : 'secondary'} href={workHref(work.id)}>
          View Work
        </LinkButton>
      ) : (
        <LinkButton
          size="small"
          variant="secondary"
          href={`/work/new?with=${person.id}${guide && `&guide=${encodeURIComponent(guide)}`}`}
        >
          {user?.userType === 'client' ? 'Start with a Brief' : 'Write a Brief'}
        </LinkButton>
      )}
    </Bar>
  );
}
