import type { Professional } from '@counterpart/api/contract';
import { useApi, useSession } from '@counterpart/shell/sdk';
import { lazy, Suspense, type ReactNode } from 'react';

const Offer = lazy(async () => ({ default: (await import('./meeting-offer')).MeetingOffer }));

/**
 * Meetings on a professional's page. Renders nothing and loads no code when none are offered to this viewer.
 */
export function BookCard({ professional }: { readonly professional: Professional }): ReactNode {
  const { user } = useSession();
  const { data: offer } = useApi('/api/accountants/{id}/meeting-offer', { path: { id: professional.id } });
  if (!offer?.offered || offer.meetingMinutes === null || offer.meetingKind === null) return null;
  const isOwn = user?.id === professional.id;
  if (user && !isOwn && user.userType !== 'client') return null;
  const { meetingMinutes, meetingKind } = offer;
  return (
    <Suspense fallback={null}>
      <Offer professional={professional} offer={{ meetingMinutes, meetingKind }} isOwn={isOwn} />
    </Suspense>
  );
}
