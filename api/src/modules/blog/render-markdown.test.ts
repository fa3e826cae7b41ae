import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown';

describe('the renderer', () => {
  it('makes headings, lists, tables, links and emphasis of Markdown', () => {
    const html = renderMarkdown(
      '# Title\n\nSome **bold** [link](https://example.com).\n\n- one\n- two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    );
    expect(html).toContain('<h2>Title</h2>');
    expect(html).toContain('<strong>bold</strong>');
    expect(html).toContain('<a href="https://example.com" rel="noopener nofollow ugc">link</a>');
    expect(html).toContain('<li>one</li>');
    expect(html).toContain('<th scope="col">a</th>');
  });

  it('takes older HTML', () => {
    expect(renderMarkdown('<p>Old <b>post</b></p>')).toBe('<p>Old <strong>post</strong></p>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '<iframe src="https://example.com"></iframe>',
    '<svg onload=alert(1)><circle/></svg>',
    '<p style="position:fixed">x</p>',
    '<p onclick="alert(1)">x</p>',
    '<form action="/api/logout"><button>x</button></form>',
    '<a href="//evil.example">x</a>',
    '<style>body{display:none}</style>',
    '![x](http://tracker.example/pixel.gif)',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  ])('makes %s harmless', (content) => {
    expect(renderMarkdown(content)).not.toMatch(
      /script|onerror|onclick|onload|javascript:|data:|iframe|<svg|style|<form|<button|href="\/\/|tracker|<math/i,
    );
  });
});
