import { escapeHtml, type OpenOverrideLink } from '@counterpart/api/contract';
import { themeBootScript } from '../../page-contract/theme-boot';
import { hashSource } from '../document/security-headers';

/** A page of plain HTML, without any code of an area. */
export interface OverridePage {
  /** @param css styles that every page of the shell has */
  html(css: string): string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

const headers = {
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${hashSource(themeBootScript)}`,
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  // The link is a secret until it was used.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
};

const pageCss = `
body{background:var(--cp-bg);color:var(--cp-text)}
main{box-sizing:border-box;max-width:600px;margin:0 auto;padding:var(--cp-space-64) var(--cp-space-24)}
h1{margin:0 0 var(--cp-space-16);font-size:var(--cp-font-size-title);line-height:1.25;overflow-wrap:anywhere}
p{margin:0 0 var(--cp-space-16);overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:var(--cp-space-8) var(--cp-space-24);margin:0 0 var(--cp-space-24);padding:var(--cp-space-16);border:1px solid var(--cp-border);border-radius:var(--cp-radius-medium)}
dt{color:var(--cp-text-2)}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
label{display:block;margin-bottom:var(--cp-space-4);font-weight:600}
input{box-sizing:border-box;width:100%;min-height:44px;margin-bottom:var(--cp-space-16);padding:0 var(--cp-space-12);font:inherit;color:inherit;background:var(--cp-bg);border:1px solid var(--cp-border-control);border-radius:var(--cp-radius-medium)}
.actions{display:flex;flex-wrap:wrap;align-items:center;gap:var(--cp-space-16)}
button{min-height:44px;padding:0 var(--cp-space-16);font:inherit;font-weight:600;color:var(--cp-on-primary);background:var(--cp-primary);border:0;border-radius:var(--cp-radius-medium);cursor:pointer}
.error{padding:var(--cp-space-12) var(--cp-space-16);background:var(--cp-error-bg);border-radius:var(--cp-radius-medium)}
`.replaceAll('\n', '');

/**
 * Asks whether this browser shall take the area from there, and who asks it to.
 * @param failure why the last try did not do it
 */
export function questionPage(link: OpenOverrideLink, publicUrl: string, failure?: string): OverridePage {
  const { area, title, origin, madeBy, mayUse } = link;
  const isPublished = !URL.canParse(origin);
  const isElsewhere = !isPublished && new URL(origin).hostname !== new URL(publicUrl).hostname;
  const tokenField = `<label for="token">Deploy token of ${escapeHtml(area)}</label>
<input id="token" name="deployToken" type="password" autocomplete="off" required>`;
  return page(failure === undefined ? 200 : 400, `Run ${title} from ${origin} in this browser?`, [
    ...(failure === undefined ? [] : [`<p class="error" role="alert">${escapeHtml(failure)}</p>`]),
    isPublished
      ? '<p>For eight hours this browser gets a version of this part of the site that others may not have yet. '
      : '<p>For eight hours this browser, and no other, gets this part of the site from a development server. ',
    'Its code can do here whatever you can do. Go on only if you ',
    isPublished ? 'trust who made the link.</p>' : 'started that server yourself or trust who did.</p>',
    `<dl><dt>Area</dt><dd>${escapeHtml(title)}</dd><dt>Comes from</dt><dd>${escapeHtml(origin)}</dd>`,
    `<dt>Link made by</dt><dd>${escapeHtml(madeBy)}</dd></dl>`,
    ...(isElsewhere
      ? ['<p>Your browser may ask whether this site may reach devices on your network: allow it.</p>']
      : []),
    '<form method="post">',
    mayUse ? '' : tokenField,
    '<div class="actions"><button>Use It in This Browser</button><a href="/">Cancel</a></div></form>',
    mayUse ? '' : '<p style="margin-top:24px">Or log in as an administrator and open the link again.</p>',
  ]);
}

/** Says why there is nothing to ask. */
export function noticePage(title: string, sentence: string, status: number): OverridePage {
  return page(status, title, [`<p>${escapeHtml(sentence)}</p>`, '<p><a href="/">Go to the home page</a></p>']);
}

function page(status: number, title: string, body: readonly string[]): OverridePage {
  return {
    status,
    headers,
    html: (css) =>
      [
        '<!doctype html><html lang="en" data-theme="system"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        `<title>${escapeHtml(title)}</title><script>${themeBootScript}</script><style>${css}${pageCss}</style>`,
        '<link rel="icon" type="image/svg+xml" href="/favicon.svg"></head><body><main>',
        `<h1>${escapeHtml(title)}</h1>`,
        ...body,
        '</main></body></html>',
      ].join(''),
  };
}
