import { escapeHtml } from '@counterpart/api/contract';
import { bootElementId, type BootData } from '../../page-contract/release-set';
import type { FilledHead } from '../../page-contract/route-head';
import { themeColors } from '@counterpart/design-system/theme';
import { impossibleHash, integrityGlobal, type IntegrityMap } from '../../page-contract/integrity';
import { earlyEventsScript } from '../../page-contract/early-events';
import { overriddenTypesScript, trustedTypesScript } from '../../page-contract/trusted-types';
import { bannerBootScript } from '../../page-contract/banner-boot';
import { hydratingBootScript } from '../../page-contract/hydrating-boot';
import { themeBootScript } from '../../page-contract/theme-boot';
import { fontUrl } from '../assets/font-file';
import type { RenderedFrame, RenderedPage } from '../render/render-job';

export interface DocumentParts {
  readonly head: FilledHead;
  readonly siteName: string;
  /** Absolute URL of the page without what does not belong to it. */
  readonly url: string;
  readonly origin: string;
  readonly boot: BootData;
  /** Inline styles: tokens and base. */
  readonly css: string;
  /** Result of rendering on the server; `null` leaves the page to the browser. */
  readonly rendered: Pick<RenderedPage, 'markup' | 'styles' | 'structuredData'> | null;
  /** Frame that the browser shows until it has rendered the page itself. */
  readonly frame: RenderedFrame | null;
  /** Hashes of everything the page may load, by path; `null` in development, where files change under the page. */
  readonly integrity: IntegrityMap | null;
  /** Origin of a developer's machine whose code this page may run too. */
  readonly overrideOrigin: string | null;
  /** The shell's own entry files. */
  readonly scripts: readonly string[];
  /** Files the first view needs beside them. */
  readonly preloads: readonly string[];
}

/** The HTML of a page. The same parts give the same bytes, so that it can be cached and compared. */
export function renderDocument({
  head,
  siteName,
  url,
  origin,
  boot,
  css,
  rendered,
  frame,
  integrity,
  overrideOrigin,
  scripts,
  preloads,
}: DocumentParts): string {
  const canonical = head.canonical ? origin + head.canonical : url;
  return [
    '<!doctype html><html lang="en" data-theme="system"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<script>${bootScript}</script>`,
    `<style>${css}</style>`,
    (rendered ?? frame)?.styles ?? '',
    `<link rel="preload" as="font" type="font/woff2" href="${fontUrl}" crossorigin>`,
    ...preloads.map(
      (file) =>
        `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="${escapeHtml(file)}"${checked(file, integrity)}>`,
    ),
    ...scripts.map((file) => `<script defer src="${escapeHtml(file)}"${checked(file, integrity)}></script>`),
    `<meta name="description" content="${escapeHtml(head.description ?? '')}">`,
    head.noindex ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<meta property="og:site_name" content="${escapeHtml(siteName)}"><meta property="og:type" content="${head.type}">`,
    `<meta property="og:title" content="${escapeHtml(head.title)}"><meta property="og:url" content="${escapeHtml(canonical)}">`,
    head.description ? `<meta property="og:description" content="${escapeHtml(head.description)}">` : '',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColors.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColors.dark}">`,
    ...(head.feeds ?? []).map(
      ({ type, title, href }) =>
        `<link rel="alternate" type="${escapeHtml(type)}" title="${escapeHtml(title)}" href="${escapeHtml(origin + href)}">`,
    ),
    ...imageMeta(head.image, origin),
    ...structuredData(head, rendered, origin).map(
      (data) => `<script type="application/ld+json">${escapeJson(data)}</script>`,
    ),
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg"><link rel="manifest" href="/manifest.webmanifest">',
    '</head><body>',
    // Above the frame: below it, it would not be seen.
    rendered
      ? ''
      : `<noscript><p class="cp-noscript">${escapeHtml(siteName)} needs JavaScript to show this page. Turn it on in your browser and load the page again.</p></noscript>`,
    `<div id="app">${(rendered ?? frame)?.markup ?? ''}</div>`,
    // After what people see, whose bytes it would hold back; before every script that loads another, all of which are
    // deferred.
    integrity ? `<script>${integrityScript(integrity, overrideOrigin)}</script>` : '',
    `<script type="application/json" id="${bootElementId}">${escapeJson(boot)}</script>`,
    '</body></html>',
  ].join('');
}

/**
 * Returns the page's data for search engines: from its own code where it was rendered here, else from its route's
 * declaration, which takes no code.
 */
function structuredData(head: FilledHead, rendered: DocumentParts['rendered'], origin: string): readonly object[] {
  if (rendered?.structuredData) return [rendered.structuredData];
  const text = JSON.stringify(head.structuredData ?? []);
  return JSON.parse(text.replaceAll('{origin}', JSON.stringify(origin).slice(1, -1))) as object[];
}

/** Builds the tags of the picture that networks show beside a link to the page. */
function imageMeta(image: FilledHead['image'], origin: string): string[] {
  if (!image) return ['<meta name="twitter:card" content="summary">'];
  const { path, alt, width, height } = image;
  const url = escapeHtml(origin + path);
  return [
    `<meta property="og:image" content="${url}"><meta property="og:image:type" content="image/png">`,
    `<meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}">`,
    `<meta property="og:image:alt" content="${escapeHtml(alt)}">`,
    `<meta name="twitter:card" content="summary_large_image"><meta name="twitter:image" content="${url}">`,
    `<meta name="twitter:image:alt" content="${escapeHtml(alt)}">`,
  ];
}

const bootScript = themeBootScript + bannerBootScript + hydratingBootScript + earlyEventsScript;

/** Every script that a document runs inline, for the policy that lets nothing else run. */
export function inlineScripts(integrity: IntegrityMap | null, overrideOrigin: string | null = null): string[] {
  return [bootScript, ...(integrity ? [integrityScript(integrity, overrideOrigin)] : [])];
}

/** Puts the map where the loaders look for it, with absolute URLs of whatever origin the page was opened at. */
function integrityScript(integrity: IntegrityMap, overrideOrigin: string | null): string {
  const policy = overrideOrigin === null ? trustedTypesScript : overriddenTypesScript(overrideOrigin);
  return `${policy}self.${integrityGlobal}=Object.freeze(Object.fromEntries(Object.entries(${escapeJson(integrity)}).map(function(e){return[location.origin+e[0],e[1]]})))`;
}

function checked(file: string, integrity: IntegrityMap | null): string {
  return integrity ? ` crossorigin="anonymous" integrity="${integrity[file] ?? impossibleHash}"` : '';
}

/** JSON that cannot end its script element nor open a comment in it. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
