import type { NewsletterList, NewsletterSubscriber } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Stack } from '@counterpart/design-system/layout';
import { Pagination } from '@counterpart/design-system/pagination';
import { newsletterPicture } from '@counterpart/design-system/pictures/newsletter';
import { SkeletonGroup, SkeletonRows } from '@counterpart/design-system/skeleton';
import { lazyPart, useAct } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { UnsubscribeDialog } from './unsubscribe-dialog';
import type { SubscriberView } from './use-subscriber-view';

const SubscriberTable = lazyPart(async () => (await import('./subscriber-table')).SubscriberTable, {
  name: 'the table',
  loading: (
    <SkeletonGroup label="Loading subscribers">
      <SkeletonRows count={8} height={64} />
    </SkeletonGroup>
  ),
});

interface Props {
  readonly found: NewsletterList;
  readonly view: SubscriberView;
  readonly loading: boolean;
  /** Has the list read again. */
  readonly refresh: () => Promise<unknown>;
}

/** The table of subscribers and its pages; removing one asks first. */
export function FoundSubscribers({ found, view, loading, refresh }: Props): ReactNode {
  const { pending, run } = useAct();
  const [asked, setAsked] = useState<NewsletterSubscriber | null>(null);
  const [ended, setEnded] = useState<NewsletterSubscriber | null>(null);

  const remove = async ({ id, email }: NewsletterSubscriber): Promise<void> => {
    await run((api) => api.send('delete', '/api/admin/newsletter/{id}', { path: { id } }), {
      done: () => ({ title: 'Subscriber removed', description: email }),
      failed: 'Failed to remove the subscriber',
      after: refresh,
    });
    setAsked(null);
  };

  /** The reason that was typed stays when the server refuses. */
  const unsubscribe = async ({ id, email }: NewsletterSubscriber, reason: string): Promise<void> => {
    const call = { path: { id }, body: { decision: 'end', reason } } as const;
    const isDone = await run((api) => api.send('post', '/api/admin/newsletter/{id}/decision', call), {
      done: () => ({ title: 'Subscriber unsubscribed', description: email }),
      failed: 'Failed to unsubscribe the reader',
      after: refresh,
    });
    if (isDone) setEnded(null);
  };

  if (found.items.length === 0) return <NoSubscribers view={view} />;
  return (
    <Stack gap={16}>
      <SubscriberTable subscribers={found.items} loading={loading} onUnsubscribe={setEnded} onRemove={setAsked} />
      <Pagination
        label="Pages of subscribers"
        page={view.page}
        pageSize={found.pageSize}
        total={found.total}
        onPageChange={view.setPage}
      />
      {ended && (
        <UnsubscribeDialog
          subscriber={ended}
          pending={pending}
          onConfirm={(reason) => void unsubscribe(ended, reason)}
          onClose={() => setEnded(null)}
        />
      )}
      {asked && (
        <ConfirmDialog
          onClose={() => setAsked(null)}
          onConfirm={() => void remove(asked)}
          title="Remove subscriber"
          description={`${asked.email} is deleted from the list and gets no more emails. This cannot be undone.`}
          confirmLabel="Remove Subscriber"
          pending={pending}
        />
      )}
    </Stack>
  );
}

function NoSubscribers({ view }: { readonly view: SubscriberView }): ReactNode {
  const isFiltered = view.tab !== 'all' || view.q !== '' || view.page > 1;
  return (
    <EmptyState
      headingLevel={2}
      illustration={newsletterPicture}
      title={isFiltered ? 'No subscribers found' : 'No subscribers yet'}
      description={
        isFiltered
          ? 'No subscribers match your search and filters.'
          : 'Readers subscribe with the newsletter box on the blog and confirm by email.'
      }
      action={
        isFiltered && (
          <Button variant="secondary" onClick={view.clear}>
            Show All Subscribers
          </Button>
        )
      }
    />
  );
}
