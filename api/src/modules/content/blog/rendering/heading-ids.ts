import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { PostHeading } from './renderer-messages';

const idLength = 60;
const textLength = 200;

/**
 * Gives the headings of a post ids of their own (`section-…`, so that they meet none of the page's), and lists those of
 * the first two levels.
 */
export function addHeadingIds(tree: Root): PostHeading[] {
  const headings: PostHeading[] = [];
  const taken = new Map<string, number>();
  visit(tree, 'element', (element) => {
    const level = Number(/^h([234])$/.exec(element.tagName)?.[1]);
    if (!level || element.properties['id']) return;
    const text = toString(element).replace(/\s+/g, ' ').trim();
    if (!text) return;
    const name = `section-${slugOf(text)}`;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const id = count === 1 ? name : `${name}--${count}`;
    element.properties['id'] = id;
    if (level < 4) headings.push({ id, text: text.slice(0, textLength), level: level === 2 ? 2 : 3 });
  });
  return headings;
}

function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['part'];
  return words.join('-').slice(0, idLength);
}
