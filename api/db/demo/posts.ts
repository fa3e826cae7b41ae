import { readJson, readText } from './read-data';

/** A blog post of the demo data. */
export interface DemoPost {
  slug: string;
  /** Full name of the professional who wrote it. */
  author: string;
  title: string;
  excerpt: string;
  category: 'tax-strategies' | 'financial-reporting' | 'business-growth' | 'technology';
  tags: readonly string[];
  /** Days before the day of seeding; null for a draft. */
  publishedDaysAgo: number | null;
  /** Markdown, in a file of the slug's name. */
  content: string;
}

/** Every blog post of the demo data, drafts included. */
export const demoPosts: readonly DemoPost[] = (readJson('posts/posts.json') as Omit<DemoPost, 'content'>[]).map(
  (post) => ({ ...post, content: readText(`posts/${post.slug}.md`) }),
);
