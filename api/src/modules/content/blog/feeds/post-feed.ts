import { Feed } from 'feed';
import { categoryLabel } from '../../../../contract/blog-slug';
import { fullName } from '../../../../contract/full-name';
import { newestPosts } from '../blog.service';
import { feedTypes, type FeedName } from './feed-names';
import { renderMarkdown } from '../rendering/render-markdown';

/** Posts that a feed holds. */
const posts = 20;

/** A feed as text, with the media type it is sent as. */
export interface WrittenFeed {
  readonly text: string;
  readonly type: string;
}

/**
 * The newest posts with their full text, as RSS 2.0 or JSON Feed 1.
 * @param site the web app's origin, put before every path, and its name
 */
export async function writeFeed(
  name: FeedName,
  { publicUrl, siteName }: { readonly publicUrl: string; readonly siteName: string },
): Promise<WrittenFeed> {
  const blogUrl = `${publicUrl}/blog`;
  const newest = await newestPosts(posts);
  const feed = new Feed({
    title: `The ${siteName} Blog`,
    description: 'Taxes, reporting, growth and finance technology, explained by the people who do the work.',
    id: blogUrl,
    link: blogUrl,
    language: 'en-US',
    copyright: `${siteName} ${new Date().getUTCFullYear()}`,
    updated: newest.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), new Date(0)),
    feedLinks: { rss: `${blogUrl}/rss.xml`, json: `${blogUrl}/feed.json` },
  });
  for (const post of newest) {
    const link = `${blogUrl}/${post.slug}`;
    const { html } = await renderMarkdown(post.content);
    feed.addItem({
      title: post.title,
      // By id: a corrected slug does not make it another article to a reader's program.
      id: `${blogUrl}/${post.id}`,
      link,
      description: post.excerpt,
      content: absoluteUrls(html, publicUrl, link),
      date: post.publishedAt ?? post.createdAt,
      category: [{ name: categoryLabel(post.category) }, ...post.tags.map((tag) => ({ name: tag }))],
      ...(post.author && writtenBy(fullName(post.author), name)),
    });
  }
  return { text: name === 'rss.xml' ? feed.rss2() : feed.json1(), type: `${feedTypes[name]}; charset=utf-8` };
}

/** The author by name: RSS 2.0 takes nothing but an email as `author`, so there it is Dublin Core's `creator`. */
const writtenBy = (author: string, name: FeedName) =>
  name === 'rss.xml'
    ? { extensions: [{ name: 'dc:creator', objects: { _cdata: author } }] }
    : { author: [{ name: author }] };

/**
 * Links and pictures of this site, which a reader opens elsewhere; the renderer writes every attribute in double
 * quotes.
 */
function absoluteUrls(html: string, publicUrl: string, link: string): string {
  return html
    .replace(/(<[^<>]* (?:href|src)=")\/(?!\/)/g, `$1${publicUrl}/`)
    .replace(/(<[^<>]* href=")#/g, `$1${link}#`);
}
