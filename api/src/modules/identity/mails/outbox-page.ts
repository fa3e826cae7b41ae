import { renderMail } from '../../../platform/mail/mail-layout';
import { escapeHtml } from '../../../contract/escape-html';
import type { Mail } from '../../../platform/mail/mail.model';
import type { Settings } from '../../../platform/settings';

/** The page runs nothing; its own style sheet is the API documentation's. */
export const outboxPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const outboxPageSize = 20;

/** A person's mails as a page that needs no script; URLs of the web app are links, and so is the next page. */
export function outboxPage(mails: readonly Mail[], offset: number, { publicUrl }: Pick<Settings, 'publicUrl'>): string {
  const shown = mails.slice(0, outboxPageSize).map((mail) => renderEntry(mail, publicUrl));
  const next = mails.length > outboxPageSize;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your mails</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<main>
<h1>Your mails</h1>
<p>No mail server is set, so mails to you are kept here. The newest are on top.</p>
${shown.length > 0 ? shown.join('\n') : `<p>${offset > 0 ? 'There are no earlier ones.' : 'There are none yet.'}</p>`}
${next ? `<p><a href="?offset=${offset + outboxPageSize}">Earlier mails</a></p>` : ''}
</main>
</body>
</html>`;
}

function renderEntry({ subject, createdAt, toName, content }: Mail, publicUrl: string): string {
  const lines = content ? renderMail(toName, content, publicUrl).text.trim().split('\n') : [];
  const words = lines.map((line) => withLink(line, publicUrl)).join('<br>');
  return `<article><h2>${escapeHtml(subject)}</h2><p><time datetime="${createdAt.toISOString()}">${createdAt.toUTCString()}</time></p><p>${words}</p></article>`;
}

function withLink(line: string, publicUrl: string): string {
  const escaped = escapeHtml(line);
  return line.trim().startsWith(publicUrl) ? `<a href="${escaped.trim()}">${escaped}</a>` : escaped;
}
