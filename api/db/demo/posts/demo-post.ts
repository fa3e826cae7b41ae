/** A blog post of the demo data; `content` is Markdown. */
export interface DemoPost {
  slug: string;
  title: string;
  excerpt: string;
  category: 'tax-strategies' | 'financial-reporting' | 'business-growth' | 'technology';
  tags: readonly string[];
  /** Days before the demo day; null for a draft. */
  publishedDaysAgo: number | null;
  content: string;
}
