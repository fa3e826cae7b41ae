import type { Dashboard } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { readAllowance } from '../../conversations/connections/connection-allowance';
import { presentAllowance } from '../../conversations/connections/connections.presenter';
import { countConversations, countUnreadConversations } from '../../conversations/messages/conversation-list';
import { presentProfessional } from '../../directory/professionals/professionals.presenter';
import { findProfessional } from '../../directory/professionals/professionals.service';
import { listSaved } from '../../directory/saved/saved.service';
import { findLastQuizId } from '../../directory/quiz/quiz.service';
import { countOwnReviews } from '../../reviews/reviews/own-reviews.service';

/**
 * The figures of a person's dashboard: reviews are the received ones for professionals, the written ones for other
 * users.
 */
export async function readDashboard(viewer: User, now: Date): Promise<Dashboard> {
  const [conversations, unreadConversations, saved, ratings, lastQuizId, allowance] = await Promise.all([
    countConversations(viewer.id),
    countUnreadConversations(viewer.id),
    listSaved(viewer.id),
    readRatings(viewer),
    findLastQuizId(viewer.id),
    viewer.userType === 'accountant' ? readAllowance(viewer.id, now) : null,
  ]);
  return {
    conversations,
    unreadConversations,
    saved: saved.length,
    ...ratings,
    lastQuizId,
    connections: allowance && presentAllowance(allowance),
  };
}

async function readRatings(viewer: User): Promise<Pick<Dashboard, 'reviews' | 'avgRating'>> {
  if (viewer.userType !== 'accountant') return { reviews: await countOwnReviews(viewer.id), avgRating: null };
  const { reviewCount, avgRating } = presentProfessional(await findProfessional(viewer.id), viewer, new Set());
  return { reviews: reviewCount, avgRating };
}
