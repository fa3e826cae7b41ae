import { bootElementId, type BootData } from '../../routes/release-set';
import type { FilledHead } from '../../routes/route-head';
import { themeColors } from '@counterpart/design-system/theme';
import { themeBootScript } from '../../routes/theme-boot';
import { fontUrl } from '../assets/font-file';

export interface DocumentParts {
  readonly head: FilledHead;
  /** Absolute address of the page without what does not belong to it. */
  readonly url: string;
  readonly origin: string;
  readonly boot: BootData;
  readonly nonce: string;
  /** Inline styles: tokens and base. */
  readonly css: string;
  /** The shell's own entry files. */
  readonly scripts: readonly string[];
  /** Files the first view needs beside them. */
  readonly preloads: readonly string[];
}

/** The HTML of a page. */
export function renderDocument({ head, url, origin, boot, nonce, css, scripts, preloads }: DocumentParts): string {
  const canonical = head.canonical ? origin + head.canonical : url;
  return [
    '<!doctype html><html lang="en" data-theme="system"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(head.title)}</title>`,
    `<script nonce="${nonce}">${themeBootScript}</script>`,
    `<style>${css}</style>`,
    `<link rel="preload" as="font" type="font/woff2" href="${fontUrl}" crossorigin>`,
    ...preloads.filter((file) => file.endsWith('.js')).map((file) => `<link rel="preload" as="script" href="${escape(file)}">`),
    ...preloads.filter((file) => file.endsWith('.css')).map((file) => `<link rel="preload" as="style" href="${escape(file)}">`),
    ...scripts.map((file) => `<script nonce="${nonce}" defer src="${escape(file)}"></script>`),
    `<meta name="description" content="${escape(head.description ?? '')}">`,
    head.noindex ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${escape(canonical)}">`,
    `<meta property="og:site_name" content="Counterpart"><meta property="og:type" content="${head.type}">`,
    `<meta property="og:title" content="${escape(head.title)}"><meta property="og:url" content="${escape(canonical)}">`,
    head.description ? `<meta property="og:description" content="${escape(head.description)}">` : '',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColors.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColors.dark}">`,
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    '</head><body><div id="app"></div>',
    '<noscript><p class="cp-noscript">Counterpart needs JavaScript to show this page. Turn it on in your browser and load the page again.</p></noscript>',
    `<script type="application/json" id="${bootElementId}">${escapeJson(boot)}</script>`,
    '</body></html>',
  ].join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** JSON that cannot end its script element nor open a comment in it. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c').replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
}
