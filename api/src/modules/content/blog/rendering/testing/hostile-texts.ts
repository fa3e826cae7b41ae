import { hostileUrls } from './hostile-urls';
import { hostileHtml } from './hostile-html';
import { hostileMarkdown } from './hostile-markdown';

/** Texts of posts that must come out harmless; each wants to call `alert`, or to change or read what is not its own. */
export const hostileTexts: readonly string[] = [
  ...hostileHtml,
  ...hostileMarkdown,
  ...hostileUrls.flatMap((url) => [
    `[x](${url})`,
    `![x](${url})`,
    `<a href="${url}">x</a>`,
    `<img src="${url}" alt="x">`,
  ]),
];
