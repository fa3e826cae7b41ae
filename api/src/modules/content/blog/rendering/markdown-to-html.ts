import type { Root } from 'hast';
import { Marked } from 'marked';
import markedFootnote from 'marked-footnote';
import rehypeHighlight from 'rehype-highlight';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { finishElements } from './finish-elements';
import { addHeadingIds } from './heading-ids';
import type { RenderedText } from './renderer-messages';
import { safeElements } from './safe-elements';

/** Characters of HTML: a few references to one long address can make a thousand times the text. */
const htmlMax = 2_000_000;

const marked = new Marked({ gfm: true, breaks: false, async: false })
  .use(markedFootnote({ prefixId: 'note-', footnoteDivider: false }))
  // A checkbox that readers cannot tick is shown as a character.
  .use({ renderer: { checkbox: ({ checked }) => (checked ? '☑ ' : '☐ ') } });

// Parsed as a browser parses it, so that what is checked is what a browser will see.
const parser = unified().use(rehypeParse, { fragment: true });
const sanitiser = unified().use(rehypeSanitize, safeElements);
const highlighter = unified().use(rehypeHighlight);
const writer = unified().use(rehypeStringify);

/**
 * Markdown (older HTML passes too) as HTML that is safe to put on a page, with its headings. Takes as long as the text
 * makes it: `renderMarkdown` calls it in a process of its own.
 * @throws Error for what cannot be rendered
 */
export function markdownToHtml(content: string): RenderedText {
  const source = marked.parse(content, { async: false });
  if (source.length > htmlMax) throw new Error('The text becomes too long.');
  const tree = sanitiser.runSync(parser.parse(source));
  finishElements(tree);
  const headings = addHeadingIds(tree);
  // Last: the colors are ours, a text cannot bring classes.
  const html = writer.stringify(highlighter.runSync(tree) as Root).trim();
  if (html.length > htmlMax) throw new Error('The text becomes too long.');
  return { html, headings };
}
