/** A blog post of the demo data; `content` is Markdown. */
export interface DemoPost {
  slug: string;
  title: string;
  excerpt: string;
  category: 'tax-strategies' | 'financial-reporting' | 'business-growth' | 'technology';
  tags: readonly string[];
  /** Days before the demo day; null for a draft. */
  publishedDaysAgo: number | null;
  /** Full name of the professional who wrote it; the admin when left out. */
  author?: string;
  content: string;
}
