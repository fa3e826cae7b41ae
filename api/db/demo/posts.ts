import { growthPosts } from './posts/growth-posts';
import { reportingPosts } from './posts/reporting-posts';
import { taxPosts } from './posts/tax-posts';
import { technologyPosts } from './posts/technology-posts';
import type { DemoPost } from './posts/demo-post';

/** Every blog post of the demo data, drafts included. */
export const demoPosts: readonly DemoPost[] = [...taxPosts, ...reportingPosts, ...growthPosts, ...technologyPosts];
