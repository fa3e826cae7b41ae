import { defaultSettings } from '../site/site-settings';
import { escapeHtml } from '../text/escape-html';
import type { MailContent, MailItem } from './mail.model';

/** A mail as programs show it: one text, twice. */
export interface RenderedMail {
  readonly text: string;
  readonly html: string;
}

interface MailSite {
  readonly publicUrl: string;
  readonly siteName: string;
}

/**
 * Gives a mail its looks.
 * @param name first line's 'Hello {name},'; empty leaves it at 'Hello,'
 * @param publicUrl origin of the web app, put before each path
 * @param siteName who the mail is from, below it
 */
export function renderMail(
  name: string,
  content: MailContent,
  publicUrl: string,
  siteName = defaultSettings.siteName,
): RenderedMail {
  const greeting = name ? `Hello ${name},` : 'Hello,';
  const site = { publicUrl, siteName };
  return { text: renderText(greeting, content, site), html: renderHtml(greeting, content, site) };
}

function renderText(
  greeting: string,
  { paragraphs, items = [], action, footnote, unsubscribe }: MailContent,
  { publicUrl, siteName }: MailSite,
): string {
  const blocks = [
    greeting,
    ...paragraphs,
    ...items.map(({ title, body, href }) =>
      [`* ${title}`, body && `  ${body}`, `  ${publicUrl}${href}`].filter(Boolean).join('\n'),
    ),
    action && `${action.label}:\n${publicUrl}${action.href}`,
    footnote,
    unsubscribe && `Unsubscribe:\n${publicUrl}${unsubscribe.href}`,
    `${siteName}\n${publicUrl}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const ink = 'color:#1b2433;';
const muted = 'color:#56617a;font-size:14px;';
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4ed8;color:#ffffff;font-weight:600;text-decoration:none;';

function renderHtml(
  greeting: string,
  { paragraphs, items = [], action, footnote, unsubscribe }: MailContent,
  { publicUrl, siteName }: MailSite,
): string {
  const link = (href: string): string => escapeHtml(publicUrl + href);
  const item = ({ title, body, href }: MailItem): string =>
    `<li style="margin:0 0 12px;"><a href="${link(href)}" style="color:#1d4ed8;font-weight:600;">${escapeHtml(title)}</a>${body ? `<br>${escapeHtml(body)}` : ''}</li>`;
  const blocks = [
    ...[greeting, ...paragraphs].map(
      (text) => `<p style="margin:0 0 16px;">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
    ),
    items.length > 0 ? `<ul style="margin:0 0 16px;padding-left:20px;">${items.map(item).join('')}</ul>` : '',
    action
      ? `<p style="margin:24px 0;"><a href="${link(action.href)}" style="${button}">${escapeHtml(action.label)}</a></p>`
      : '',
    action
      ? `<p style="margin:0 0 16px;${muted}">Or copy this address into your browser: <br><span style="word-break:break-all;">${link(action.href)}</span></p>`
      : '',
    footnote ? `<p style="margin:0 0 16px;${muted}">${escapeHtml(footnote)}</p>` : '',
    unsubscribe
      ? `<p style="margin:0 0 16px;${muted}"><a href="${link(unsubscribe.href)}" style="color:#56617a;">Unsubscribe</a></p>`
      : '',
  ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(siteName)}</title></head>
<body style="margin:0;background:#f4f6fa;">
<div style="max-width:560px;margin:0 auto;padding:32px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;${ink}">
<div style="padding:32px;border:1px solid #d9dfea;border-radius:12px;background:#ffffff;">
${blocks.filter(Boolean).join('\n')}
</div>
<p style="margin:16px 0 0;text-align:center;${muted}"><a href="${escapeHtml(publicUrl)}" style="color:#56617a;">${escapeHtml(siteName)}</a></p>
</div>
</body>
</html>
`;
}
