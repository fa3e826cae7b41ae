import { defaultSettings } from '../site/site-settings';
import { escapeHtml } from '../../contract/escape-html';
import { isolated } from '../../contract/isolated';
import type { MailContent, MailItem } from './mail.model';

/** A mail as programs show it: one text, twice. */
export interface RenderedMail {
  readonly text: string;
  readonly html: string;
}

interface MailSite {
  readonly publicUrl: string;
  readonly siteName: string;
  readonly postalAddress: string;
}

/**
 * Gives a mail its looks.
 * @param name whose first word the first line greets: 'Hi {first},'; empty leaves it at 'Hi,'
 * @param publicUrl origin of the web app, put before each path
 * @param siteName who the mail is from, below it
 * @param postalAddress at the end, which CAN-SPAM asks of newsletters and reminders; empty leaves it out
 */
export function renderMail(
  name: string,
  content: MailContent,
  publicUrl: string,
  siteName = defaultSettings.siteName,
  postalAddress = '',
): RenderedMail {
  const [first] = name.split(' ');
  const greeting = first ? `Hi ${first},` : 'Hi,';
  const site = { publicUrl, siteName, postalAddress };
  const words: MailContent = {
    ...content,
    paragraphs: content.paragraphs.map(isolated),
    ...(content.items && { items: content.items.map((item) => ({ ...item, title: isolated(item.title) })) }),
    ...(content.action && { action: { ...content.action, label: isolated(content.action.label) } }),
    ...(content.footnote && { footnote: isolated(content.footnote) }),
  };
  return { text: renderText(isolated(greeting), words, site), html: renderHtml(isolated(greeting), words, site) };
}

function renderText(
  greeting: string,
  { paragraphs, items = [], action, footnote, unsubscribe }: MailContent,
  { publicUrl, siteName, postalAddress }: MailSite,
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
    [siteName, publicUrl, postalAddress].filter(Boolean).join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** The light palette of the design system: a mail is a sheet of paper in both themes of its reader. */
const palette = {
  ink: '#14202E',
  quiet: '#566476',
  primary: '#17508F',
  page: '#F5F7FA',
  warm: '#FAF2E4',
  sky: '#C9DDF5',
  sun: '#F4DDB0',
  border: '#D3DBE4',
} as const;
const ink = `color:${palette.ink};`;
const muted = `color:${palette.quiet};font-size:14px;`;
const button = `display:inline-block;padding:12px 20px;border-radius:8px;background:${palette.primary};color:#ffffff;font-weight:600;text-decoration:none;`;

const shape = (style: string): string =>
  `<span style="display:inline-block;vertical-align:middle;border:2px solid ${palette.primary};${style}">&nbsp;</span>`;

/**
 * The name and a picture of two people who talk, of the family of the product's illustrations. It is made of boxes:
 * nothing is fetched, so programs that block pictures show it, and those that know no round corners show squares.
 */
function band(siteName: string): string {
  const picture = [
    shape(`width:28px;height:28px;border-radius:50%;background:${palette.sun};`),
    shape('width:52px;height:24px;margin-left:6px;border-radius:10px 10px 10px 2px;background:#ffffff;'),
    shape(
      `width:40px;height:24px;margin:14px 0 0 -14px;border-radius:10px 10px 2px 10px;background:${palette.primary};`,
    ),
    shape(`width:28px;height:28px;margin:14px 0 0 6px;border-radius:50%;background:${palette.sky};`),
  ].join('');
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${palette.warm};"><tr>
<td style="padding:20px 8px 20px 32px;color:${palette.primary};font-size:18px;font-weight:700;">${escapeHtml(siteName)}</td>
<td align="right" aria-hidden="true" style="padding:12px 32px 12px 8px;line-height:24px;font-size:1px;white-space:nowrap;">${picture}</td>
</tr></table>`;
}

function renderHtml(
  greeting: string,
  { paragraphs, items = [], action, footnote, unsubscribe }: MailContent,
  { publicUrl, siteName, postalAddress }: MailSite,
): string {
  const link = (href: string): string => escapeHtml(publicUrl + href);
  const item = ({ title, body, href }: MailItem): string =>
    `<li style="margin:0 0 12px;"><a href="${link(href)}" style="color:${palette.primary};font-weight:600;">${escapeHtml(title)}</a>${body ? `<br><bdi>${escapeHtml(body)}</bdi>` : ''}</li>`;
  const blocks = [
    ...[greeting, ...paragraphs].map(
      (text) => `<p style="margin:0 0 16px;">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
    ),
    items.length > 0 ? `<ul style="margin:0 0 16px;padding-left:20px;">${items.map(item).join('')}</ul>` : '',
    action
      ? `<p style="margin:24px 0;"><a href="${link(action.href)}" style="${button}">${escapeHtml(action.label)}</a></p>`
      : '',
    action
      ? `<p style="margin:0 0 16px;${muted}">Or paste this link into your browser: <br><span style="word-break:break-all;">${link(action.href)}</span></p>`
      : '',
    footnote ? `<p style="margin:0 0 16px;${muted}">${escapeHtml(footnote)}</p>` : '',
    unsubscribe
      ? `<p style="margin:0 0 16px;${muted}"><a href="${link(unsubscribe.href)}" style="color:${palette.quiet};">Unsubscribe</a></p>`
      : '',
  ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(siteName)}</title></head>
<body style="margin:0;background:${palette.page};">
<div style="max-width:560px;margin:0 auto;padding:32px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;${ink}">
<div style="border:1px solid ${palette.border};border-radius:12px;background:#ffffff;overflow:hidden;">
${band(siteName)}
<div style="padding:32px;">
${blocks.filter(Boolean).join('\n')}
</div>
</div>
<p style="margin:16px 0 0;text-align:center;${muted}"><a href="${escapeHtml(publicUrl)}" style="color:${palette.quiet};">${escapeHtml(siteName)}</a>${postalAddress && `<br>${escapeHtml(postalAddress)}`}</p>
</div>
</body>
</html>
`;
}
