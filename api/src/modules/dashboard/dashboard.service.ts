import type { Dashboard } from '../../contract/named-types';
import type { User } from '../../platform/auth/user.model';
import { readAllowance } from '../connections/connection-allowance';
import { presentAllowance } from '../connections/connections.presenter';
import { countConversations, countUnreadConversations } from '../messages/conversation-list';
import { presentProfessional } from '../professionals/professionals.presenter';
import { findProfessional } from '../professionals/professionals.service';
import { listSaved } from '../saved/saved.service';
import { findLastQuizId } from '../quiz/quiz.service';
import { countOwnReviews } from '../reviews/own-reviews.service';

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
