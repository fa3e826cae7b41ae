import { describe, expect, it } from 'vitest';
import { blogLimits } from '../../../../contract/limits/blog';
import { renderMarkdown } from './render-markdown';
import { hostileTexts } from './testing/hostile-texts';

const htmlOf = async (text: string) => (await renderMarkdown(text)).html;

describe('the renderer', () => {
  it.each([
    ['other-post', '/blog/other-post'],
    ['./other-post?from=here#part', '/blog/other-post?from=here#part'],
    ['../compliance/sales-tax', '/compliance/sales-tax'],
    ['?offset=9', '/blog/?offset=9'],
    ['www.irs.gov/forms', 'https://www.irs.gov/forms'],
    ['irs.gov', 'https://irs.gov'],
    ['tel:+15125550100', 'tel:+15125550100'],
    ['/search', '/search'],
    ['#part', '#part'],
  ])('keeps the path of a link to %s', async (written, path) => {
    expect((await renderMarkdown(`[there](${written})`)).html).toMatch(
      new RegExp(`<a href="${path.replace(/[?+.]/g, '\\$&')}"( rel="noopener")?>there</a>`),
    );
  });

  it('makes headings, lists, tables, links and emphasis of Markdown', async () => {
    const html = await htmlOf(
      '# Title\n\nSome **bold** [link](https://example.com) and [search](/search).\n\n- one\n- two\n\n| a | b |\n| --- | --: |\n| 1 | 2 |',
    );
    expect(html).toContain('<h2 id="section-title">Title</h2>');
    expect(html).toContain('<strong>bold</strong>');
    expect(html).toContain('<a href="https://example.com" rel="noopener">link</a>');
    expect(html).toContain('<a href="/search">search</a>');
    expect(html).toContain('<li>one</li>');
    expect(html).toMatch(/<div role="region" tabindex="0" aria-label="Table"><table>[^]*<th scope="col">a<\/th>/);
    expect(html).toContain('<td align="right">2</td>');
  });

  it('lists the headings of the first two levels, each with an id of its own', async () => {
    const { html, headings } = await renderMarkdown(
      '## Fees & dates\n\n### Fees & dates\n\n#### Small print\n\n## 手数料',
    );
    expect(headings).toEqual([
      { id: 'section-fees-dates', text: 'Fees & dates', level: 2 },
      { id: 'section-fees-dates--2', text: 'Fees & dates', level: 3 },
      { id: 'section-part', text: '手数料', level: 2 },
    ]);
    for (const { id } of headings) expect(html).toContain(`id="${id}"`);
  });

  it('colors code by its language, and leaves code of no known language as it is', async () => {
    expect(await htmlOf('```sql\nselect 1\n```')).toContain('<span class="hljs-keyword">select</span>');
    expect(await htmlOf('```no-such-language\nselect 1\n```')).toContain('select 1\n</code>');
  });

  it('leads from a footnote and back', async () => {
    const html = await htmlOf('Text.[^irs]\n\n[^irs]: Publication 505.');
    expect(html).toContain('<a id="note-ref-irs" href="#note-irs"');
    expect(html).toContain('<li id="note-irs">');
    expect(html).toMatch(/<a href="#note-ref-irs"[^>]* aria-label="Back to reference irs">/);
    expect(html).toContain('<h2 id="note-label">Footnotes</h2>');
  });

  it('shows pictures of our own and over https, with what they show in words', async () => {
    expect(await htmlOf('![A chart](/api/blog/images/a-1.webp)')).toContain(
      '<img src="/api/blog/images/a-1.webp" alt="A chart" loading="lazy" decoding="async">',
    );
    expect(await htmlOf('![A chart](https://example.com/a.png)')).toContain('alt="A chart"');
    for (const src of ['http://example.com/a.png', '/api/outbox', '/api/blog/images/../../outbox', 'a.png'])
      expect(await htmlOf(`![A chart](${src})`)).not.toContain('<img');
  });

  it('takes older HTML', async () => {
    expect(await htmlOf('<p>Old <b>post</b></p>')).toBe('<p>Old <strong>post</strong></p>');
    expect(await htmlOf('<center><font color=red>Old</font></center>')).toBe('Old');
  });

  it('refuses embeds', async () => {
    expect(await htmlOf('Before\n\n<iframe src="https://www.youtube.com/embed/x">fallback</iframe>\n\nAfter')).toBe(
      '<p>Before</p>\n<p>After</p>',
    );
  });
});

describe('hostile texts', () => {
  // The elements and attributes that come out, whatever goes in; a browser's view of the same texts is in
  // shell/e2e/blog/blog.spec.ts.
  const tag = /<(\/?[a-z0-9]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>/g;
  const elements =
    /^\/?(p|a|strong|em|del|s|ins|mark|small|sub|sup|abbr|cite|q|h[234]|blockquote|ul|ol|li|dl|dt|dd|hr|br|section|code|pre|kbd|samp|span|div|table|caption|thead|tbody|tfoot|tr|th|td|img|figure|figcaption)$/;
  const attributes =
    /^(href="(https?:\/\/|mailto:|\/(?![/\\])|#)[^"]*"|src="(https:\/\/|\/api\/blog\/images\/)[^"]*"|(alt|title|aria-label)="[^"]*"|id="(section|note)-[^"]*"|(rel|loading|decoding|role|scope|align|class|tabindex|aria-describedby|start|colspan|rowspan|width|height)="[\w\s+#-]*")$/;

  it('are more than two hundred', () => expect(new Set(hostileTexts).size).toBeGreaterThan(200));

  it.each(hostileTexts)('%j comes out harmless', async (text) => {
    const { html, failure } = await renderMarkdown(text);
    expect(failure).toBeNull();
    for (const [, name, list] of html.matchAll(tag)) {
      expect(name).toMatch(elements);
      for (const [attribute] of (list ?? '').matchAll(/[a-z-]+(?:="[^"]*")?/g)) expect(attribute).toMatch(attributes);
    }
    // Nothing but tags begins with `<`.
    expect(html.replace(tag, '')).not.toContain('<');
  });
});

describe('texts that cost more than they are worth', () => {
  it.each([
    ['quotes in quotes', '>'.repeat(20_000)],
    ['elements in elements', '<div>'.repeat(20_000)],
    ['one long address named often', `[a]: https://example.com/${'x'.repeat(50_000)}\n\n${'[a] '.repeat(30_000)}`],
    ['more than a post may have', 'x'.repeat(blogLimits.contentMax + 1)],
  ])('%s are shown as plain text', async (_name, text) => {
    const { html, headings, failure } = await renderMarkdown(text);
    expect(failure).not.toBeNull();
    expect(headings).toEqual([]);
    expect(html).toContain(text.slice(0, 4).replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  });

  it('do not hold up the others, nor this process', async () => {
    let longest = 0;
    let last = performance.now();
    const pulse = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 10);
    const slow = renderMarkdown('<b>'.repeat(60_000));
    const next = renderMarkdown('Next');
    expect((await slow).failure).not.toBeNull();
    expect(await next).toMatchObject({ html: '<p>Next</p>', failure: null });
    clearInterval(pulse);
    expect(longest).toBeLessThan(1_000);
  });
});
