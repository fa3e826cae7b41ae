import { slugProblem } from '../../../../contract/blog-slug';
import { blogLimits } from '../../../../contract/limits/blog';
import type { Transaction } from '../../../../platform/database/transaction';
import { slugFrom } from '../../../../platform/text/slug-from';
import { BlogPost } from '../blog-post.model';
import { slugRefused, slugTaken } from './editing.errors';
import { PostSlug } from './post-slug.model';

/** True when a slug leads to another post, now or formerly. Former slugs of deleted posts are free. */
async function isTaken(slug: string, postId: number | null, transaction?: Transaction): Promise<boolean> {
  const current = await BlogPost.query(transaction).select('id').findOne({ slug });
  if (current) return current.id !== postId;
  const former = await PostSlug.query(transaction)
    .join('blog_posts', 'blog_posts.id', 'blog_post_slugs.postId')
    .where('blog_post_slugs.slug', slug)
    .whereNull('blog_posts.deletedAt')
    .select('blog_post_slugs.postId')
    .first();
  return former !== undefined && former.postId !== postId;
}

/** The slug itself, or with the first number behind it that makes it free. */
export async function freeSlug(slug: string, postId: number | null, transaction?: Transaction): Promise<string> {
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : `-${count}`;
    const candidate = slug.slice(0, blogLimits.slugMax - suffix.length) + suffix;
    if (!(await isTaken(candidate, postId, transaction))) return candidate;
  }
}

/** A slug made of a title: allowed, and free. */
const slugOfTitle = (title: string, postId: number | null, transaction?: Transaction): Promise<string> => {
  const slug = slugFrom(title, blogLimits.slugMax);
  return freeSlug(slugProblem(slug) ? `post-${slug}`.replace(/-$/, '') : slug, postId, transaction);
};

/**
 * The slug of a post that is about to be stored.
 * @param typed as the user typed it; empty for one from the title
 * @throws AppError 400 for a number or a reserved word, 409 for another post's
 */
export async function slugFor(
  { typed, title, postId }: { readonly typed: string; readonly title: string; readonly postId: number | null },
  transaction?: Transaction,
): Promise<string> {
  if (typed.trim() === '') return slugOfTitle(title, postId, transaction);
  const slug = slugFrom(typed, blogLimits.slugMax);
  const problem = slugProblem(slug);
  if (problem) throw slugRefused(problem);
  if (await isTaken(slug, postId, transaction)) throw slugTaken();
  return slug;
}

/** Result of checking a slug while it is typed. */
export interface SlugCheck {
  readonly slug: string;
  readonly available: boolean;
  readonly problem: string | null;
  readonly suggestion: string | null;
}

/** Checks if a typed slug can be stored, and suggests one when not. */
export async function checkSlug(typed: string, postId: number | null): Promise<SlugCheck> {
  const slug = slugFrom(typed, blogLimits.slugMax);
  const problem = slugProblem(slug);
  if (problem) return { slug, available: false, problem, suggestion: await slugOfTitle(typed, postId) };
  if (!(await isTaken(slug, postId))) return { slug, available: true, problem: null, suggestion: null };
  return {
    slug,
    available: false,
    problem: 'Another post has this slug',
    suggestion: await freeSlug(slug, postId),
  };
}

/** Stores the slug that a post had while people could see it, and gives back one that it has again. */
export async function saveFormerSlug(
  post: Pick<BlogPost, 'id' | 'slug' | 'publishedAt'>,
  next: string,
  transaction: Transaction,
): Promise<void> {
  if (post.slug === next) return;
  await PostSlug.query(transaction).delete().whereIn('slug', [next, post.slug]);
  if (post.publishedAt)
    await PostSlug.query(transaction).insert({ slug: post.slug, postId: post.id, createdAt: new Date() });
}

/** The id of the post that had a slug before; null when none had. */
export async function postOfFormerSlug(slug: string): Promise<number | null> {
  const former = await PostSlug.query().findById(slug);
  return former?.postId ?? null;
}
