import { database } from '../../../../platform/database/transaction';
import { searchWords } from '../../../../platform/text/text-search';
import { BlogPost } from '../blog-post.model';
import { postsByIds } from '../blog.service';
import { postsWithWords } from './full-text';
import { highlightsIn, type Ranges } from './highlights';

/** Posts that one search answers. */
const mostFound = 50;
/** Posts that the database's own order is looked through for titles and tags. */
const mostRanked = 200;

/** A post that was found, with where its title and excerpt answer the question. */
export interface FoundPost {
  readonly post: BlogPost;
  readonly highlights: { readonly title: Ranges; readonly excerpt: Ranges };
}

/**
 * Published posts that have all the words of a question in title, excerpt, tags or text: those with words in the title
 * first, then in tags and excerpt, and among equals as the database's full text ranks them.
 */
export async function searchPosts(question: string): Promise<FoundPost[]> {
  const words = searchWords(question);
  if (words.length === 0) return [];
  const ranked = await postsWithWords(database(), words, mostRanked);
  const order = new Map(ranked.map((id, index) => [id, index]));
  const positionOf = (id: number): number => order.get(id) ?? ranked.length;
  const best = (await wordsOf(ranked))
    .map(({ id, title, excerpt, tags }) => {
      const highlights = { title: highlightsIn(title, words), excerpt: highlightsIn(excerpt, words) };
      const inExcerpt = Math.min(highlights.excerpt.length, words.length);
      const weight = 8 * highlights.title.length + 5 * tagsIn(tags, words) + 3 * inExcerpt;
      return { id, highlights, weight };
    })
    .sort((one, other) => other.weight - one.weight || positionOf(one.id) - positionOf(other.id))
    .slice(0, mostFound);
  const posts = new Map((await postsByIds(best.map(({ id }) => id))).map((post) => [post.id, post]));
  return best.flatMap(({ id, highlights }) => {
    const post = posts.get(id);
    return post ? [{ post, highlights }] : [];
  });
}

/** Reads what decides the order of results: never the text, which is long. */
const wordsOf = (ids: readonly number[]) =>
  BlogPost.query()
    .findByIds([...ids])
    .select('id', 'title', 'excerpt', 'tags');

const tagsIn = (tags: readonly string[], words: readonly string[]): number =>
  tags.filter((tag) => highlightsIn(tag, words).length > 0).length;
