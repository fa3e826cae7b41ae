import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { slugProblem } from '../../../../contract/blog-slug';
import { AppError } from '../../../../platform/errors/app-error';
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
  const slugs = links.map(({ href }) => (href === null ? null : slugOf(href, publicUrl)));
  const wanted = [...new Set(slugs)].filter((slug) => slug !== null);
  const found = await Promise.all(wanted.map(isPublic));
  const living = new Set<string | null>(wanted.filter((_, index) => found[index]));
  return links.filter((_, index) => !living.has(slugs[index] ?? null));
}

/** Returns true when readers see a post. A database that cannot be reached proves nothing of a link. */
async function isPublic(slug: string): Promise<boolean> {
  try {
    await findPost(slug, null);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'post_not_found') return false;
    throw error;
  }
}

/** The slug or id of the post that an address leads to; null for other pages. */
function slugOf(href: string, publicUrl: string): string | null {
  if (!URL.canParse(href, publicUrl)) return null;
  const { origin, pathname } = new URL(href, publicUrl);
  const slug = origin === new URL(publicUrl).origin ? /^\/blog\/([^/]+)\/?$/.exec(pathname)?.[1] : undefined;
  if (!slug) return null;
  return /^\d+$/.test(slug) || slugProblem(slug) === null ? slug : null;
}
