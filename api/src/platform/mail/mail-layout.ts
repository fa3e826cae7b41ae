import type { MailContent, MailItem } from './mail.model';

/** A mail as programs show it: one text, twice. */
export interface RenderedMail {
  readonly text: string;
  readonly html: string;
}

/**
 * Gives a mail its looks.
 * @param name first line's 'Hello {name},'; empty leaves it at 'Hello,'
 * @param publicUrl origin of the web app, put before each path
 */
export function renderMail(name: string, content: MailContent, publicUrl: string): RenderedMail {
  const greeting = name ? `Hello ${name},` : 'Hello,';
  return { text: renderText(greeting, content, publicUrl), html: renderHtml(greeting, content, publicUrl) };
}

function renderText(
  greeting: string,
  { paragraphs, items = [], action, footnote }: MailContent,
  publicUrl: string,
): string {
  const blocks = [
    greeting,
    ...paragraphs,
    ...items.map(({ title, body, href }) =>
      [`* ${title}`, body && `  ${body}`, `  ${publicUrl}${href}`].filter(Boolean).join('\n'),
    ),
    action && `${action.label}:\n${publicUrl}${action.href}`,
    footnote,
    `Counterpart\n${publicUrl}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const ink = 'color:#1b2433;';
const muted = 'color:#56617a;font-size:14px;';
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4ed8;color:#ffffff;font-weight:600;text-decoration:none;';

function renderHtml(
  greeting: string,
  { paragraphs, items = [], action, footnote }: MailContent,
  publicUrl: string,
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
  ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Counterpart</title></head>
<body style="margin:0;background:#f4f6fa;">
<div style="max-width:560px;margin:0 auto;padding:32px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;${ink}">
<div style="padding:32px;border:1px solid #d9dfea;border-radius:12px;background:#ffffff;">
${blocks.filter(Boolean).join('\n')}
</div>
<p style="margin:16px 0 0;text-align:center;${muted}"><a href="${escapeHtml(publicUrl)}" style="color:#56617a;">Counterpart</a></p>
</div>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
