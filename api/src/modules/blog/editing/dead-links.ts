import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { slugProblem } from '../../../contract/blog-slug';
import { findPost } from '../blog.service';

/** A link that leads nowhere; without `href` its address may not be used, and was taken away. */
export interface DeadLink {
  readonly text: string;
  readonly href: string | null;
}

const parser = unified().use(rehypeParse, { fragment: true });
/** Links that are looked up; a writer mends these before the next ones. */
const mostLinks = 50;

/**
 * The links of a rendered text that lead nowhere: to a post that no reader can see, or with an address that may not be
 * used and was taken away.
 * @param publicUrl where the web app is: whole addresses of it are checked too
 */
export async function deadLinks(html: string, publicUrl: string): Promise<DeadLink[]> {
  const links: DeadLink[] = [];
  visit(parser.parse(html), 'element', (element) => {
    if (element.tagName !== 'a' || links.length === mostLinks) return;
    const { href, id } = element.properties;
    if (href === undefined ? !id : slugOf(href, publicUrl) !== null)
      links.push({ text: toString(element).trim(), href: href === undefined ? null : href });
  });
  const isDead = await Promise.all(
    links.map(async ({ href }) => {
      const slug = href === null ? null : slugOf(href, publicUrl);
      return slug === null || (await findPost(slug, null).catch(() => null)) === null;
    }),
  );
  return links.filter((_, index) => isDead[index]);
}

/** The slug or id of the post that an address leads to; null for other pages. */
function slugOf(href: string, publicUrl: string): string | null {
  if (!URL.canParse(href, publicUrl)) return null;
  const { origin, pathname } = new URL(href, publicUrl);
  const slug = origin === new URL(publicUrl).origin ? /^\/blog\/([^/]+)\/?$/.exec(pathname)?.[1] : undefined;
  if (!slug) return null;
  return /^\d+$/.test(slug) || slugProblem(slug) === null ? slug : null;
}
