import type { Options } from 'rehype-sanitize';

const texts = [
  'p',
  'a',
  'strong',
  'em',
  'b',
  'i',
  'del',
  's',
  'ins',
  'mark',
  'small',
  'sub',
  'sup',
  'abbr',
  'cite',
  'q',
];
const blocks = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'hr',
  'br',
  'section',
];
const code = ['code', 'pre', 'kbd', 'samp'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const pictures = ['img', 'figure', 'figcaption'];

/** Their content is no text for readers either. Of everything else that is not allowed, the text stays. */
const removedWhole = [
  'script',
  'style',
  'template',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'noscript',
  'noembed',
  'noframes',
  'textarea',
  'select',
  'title',
  'xmp',
  'plaintext',
  'audio',
  'video',
  'canvas',
  'dialog',
];

const inTable = ['table'];

/**
 * Allow-list of elements in a post, like GitHub's: no `style`, handlers, forms or embeds; ids only where the renderer
 * makes them itself, so that nothing in a text takes the name of an element of the page.
 */
export const safeElements: Options = {
  tagNames: [...texts, ...blocks, ...code, ...tables, ...pictures],
  strip: removedWhole,
  attributes: {
    a: [
      'href',
      'title',
      ['id', /^note-ref-[\w%-]+$/],
      ['dataFootnoteRef', ''],
      ['dataFootnoteBackref', ''],
      ['ariaDescribedBy', 'note-label'],
      ['ariaLabel', /^Back to reference [\w-]+$/],
    ],
    abbr: ['title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    code: [['className', /^language-[a-z0-9+#-]{1,30}$/i]],
    ol: ['start'],
    li: [['id', /^note-[\w%-]+$/]],
    section: [['className', 'footnotes']],
    h2: [['id', 'note-label']],
    th: [['align', 'left', 'center', 'right'], 'colSpan', 'rowSpan'],
    td: [['align', 'left', 'center', 'right'], 'colSpan', 'rowSpan'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https'] },
  ancestors: {
    li: ['ol', 'ul'],
    dt: ['dl'],
    dd: ['dl'],
    caption: inTable,
    thead: inTable,
    tbody: inTable,
    tfoot: inTable,
    tr: inTable,
    th: inTable,
    td: inTable,
    figcaption: ['figure'],
  },
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
};
