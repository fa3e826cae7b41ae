import { quickReplySuggestions, type User } from '@counterpart/api/contract';
import type { QuickReplyItem } from '@counterpart/design-system/quick-replies';
import { Link } from '@counterpart/design-system/link';
import { Text } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

interface QuickReplies {
  readonly items: readonly QuickReplyItem[];
  /** The professional has none of their own yet. */
  readonly areSuggested: boolean;
}

const suggestions: readonly QuickReplyItem[] = quickReplySuggestions.map((reply) => ({ id: reply.title, ...reply }));

/** Finds a professional's quick replies, or suggestions; none for clients, and until loaded. */
export function useQuickReplies({ userType }: User): QuickReplies {
  const { data } = useApi('/api/quick-replies', userType === 'accountant' ? {} : null, { revalidateOnMount: true });
  const areSuggested = data?.length === 0;
  return { items: areSuggested ? suggestions : (data ?? []), areSuggested };
}

/** Below the list: what it shows, and where it is changed. */
export function QuickRepliesNote({ areSuggested }: Pick<QuickReplies, 'areSuggested'>): ReactNode {
  return (
    <Text size="small" tone="muted">
      {areSuggested && <span>These are suggestions. </span>}
      <Link href="/profile?tab=replies">{areSuggested ? 'Write your own in Settings' : 'Change them in Settings'}</Link>
    </Text>
  );
}
