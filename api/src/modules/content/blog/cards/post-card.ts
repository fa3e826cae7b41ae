import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { fullName } from '../../../../contract/full-name';
import { categoryLabel } from '../../../../contract/blog-slug';
import type { BlogPost } from '../blog-post.model';
import type { CardWords } from './draw-card';

/** Grows with every change of how cards look. */
const design = 3;

/** Prefix of every card's path. */
const cardsPath = '/api/blog/cards/';

/** The names that `cardName` makes. */
export const cardNamePattern = /^(\d{1,15})-[0-9a-f]{16}\.png$/;

type CardPost = Pick<BlogPost, 'id' | 'title' | 'category' | 'author'>;

const wordsOf = ({ title, category, author }: CardPost): CardWords => ({
  title,
  category,
  categoryLabel: categoryLabel(category),
  author: author ? fullName(author) : null,
});

/** Names the card of a post as it is now: another title or author, another name. */
export function cardName(post: CardPost): string {
  const words = JSON.stringify([design, wordsOf(post)]);
  return `${post.id}-${createHash('sha256').update(words).digest('hex').slice(0, 16)}.png`;
}

/** Path of a post's card, on this site. */
export const cardPath = (post: CardPost): string => cardsPath + cardName(post);

/** Draws with what is loaded for the first card only. */
const draw = async (post: CardPost): Promise<Buffer> => (await import('./draw-card')).drawCard(wordsOf(post));

/** Cards that were requested, by name. Counted in bytes. */
const drawn = new LRUCache<string, Buffer, CardPost>({
  maxSize: 16_000_000,
  sizeCalculation: ({ length }) => length,
  fetchMethod: (_name, _stale, { context }) => draw(context),
});

/** The card of a post as PNG, drawn once by each process. */
export const postCard = async (post: CardPost): Promise<Buffer> =>
  (await drawn.fetch(cardName(post), { context: post })) ?? draw(post);
