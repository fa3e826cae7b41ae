import { dateText } from '../../../../contract/date-text';
import { escapeHtml } from '../../../../contract/escape-html';
import { moneyText } from '../../../../contract/prices';
import { siteTimeZone } from '../../../../platform/counts/site-day';
import { invoiceNumber } from './invoices.service';
import type { Invoice, InvoiceStatus } from './invoice.model';

/** Issuer of an invoice, and whether it is only a test. */
export interface InvoiceIssuer {
  readonly siteName: string;
  readonly email: string;
  /** Taken by the embedded test gateway: no money was moved. */
  readonly isTest: boolean;
}

const statusLabels: Readonly<Record<InvoiceStatus, string>> = {
  open: 'Open',
  paid: 'Paid',
  uncollectible: 'Not collected',
  refunded: 'Refunded',
};

const statusOf = ({ status, refundedCents }: Invoice): string =>
  status === 'paid' && refundedCents > 0 ? 'Paid, partly refunded' : statusLabels[status];

export const testNotice = 'Test payment: no money was moved, and this is not a real receipt.';

/** Writes a day on the site's clock, which the invoice names. */
const dayText = (moment: Date): string => dateText(moment, 'longDay', siteTimeZone);

/** Details of an invoice in order, for each of its formats. */
export function invoiceFacts(invoice: Invoice): readonly (readonly [label: string, value: string])[] {
  return [
    ['Invoice', invoiceNumber(invoice.number)],
    ['Issued', dayText(invoice.issuedAt)],
    ['Period', `${dayText(invoice.periodStart)} to ${dayText(invoice.periodEnd)}`],
    ['Status', `${statusOf(invoice)}${invoice.paidAt ? ` on ${dayText(invoice.paidAt)}` : ''}`],
    ['Dates', 'Eastern Time'],
    ['Billed to', `${invoice.billedName}, ${invoice.billedEmail}`],
  ];
}

/** The sums below the lines of an invoice. */
export const invoiceSums = (invoice: Invoice): readonly (readonly [label: string, cents: number])[] => [
  ['Subtotal', invoice.subtotalCents],
  ['Sales tax', invoice.taxCents],
  ['Total (USD)', invoice.totalCents],
  ...(invoice.refundedCents > 0
    ? ([
        ['Refunded', -invoice.refundedCents],
        ['Paid after refunds (USD)', invoice.totalCents - invoice.refundedCents],
      ] as const)
    : []),
];

/** White paper; on the screen of a reader who asked for dark pages, dark. Printed, it is always white. */
const style = `:root{color-scheme:light;--ink:#14202e;--quiet:#566476;--paper:#fff;--line:#d3dbe4;--note:#8a4b00}@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--ink:#e9eef4;--quiet:#a0aebd;--paper:#0d1520;--line:#2c3b4d;--note:#f0b45e}}
body{margin:0;overflow-wrap:anywhere;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}main{max-width:40rem;margin:0 auto;padding:40px 24px}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 24px}dt{color:var(--quiet)}dd{margin:0}table{width:100%;margin-top:24px;border-collapse:collapse}
th,td{padding:8px 0;border-bottom:1px solid var(--line);text-align:left;font-weight:400}td:last-child{padding-left:16px;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}tfoot tr:last-child>*{font-weight:700;border:0}
.note{padding:8px 12px;border:1px solid var(--note);border-radius:8px}
@media print{html{font-size:10pt}main{max-width:none;padding:0}th,td{padding-block:4px}tr{break-inside:avoid}}`;

/** An invoice as a page that can be printed. */
export function invoiceHtml(invoice: Invoice, { siteName, email, isTest }: InvoiceIssuer): string {
  const row = (label: string, cents: number, tag: 'td' | 'th') =>
    `<tr><${tag}${tag === 'th' ? ' scope="row"' : ''}>${escapeHtml(label)}</${tag}><td>${escapeHtml(moneyText(cents))}</td></tr>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(`${invoiceNumber(invoice.number)} · ${siteName}`)}</title><style>${style}</style></head>
<body><main>
<h1>Invoice ${invoiceNumber(invoice.number)}</h1>
<p>${escapeHtml(siteName)}<br>${escapeHtml(email)}</p>
${isTest ? `<p class="note">${testNotice}</p>` : ''}
<dl>${invoiceFacts(invoice)
    .map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')}</dl>
<table><tbody>${invoice.lines.map(({ label, amountCents }) => row(label, amountCents, 'td')).join('')}</tbody>
<tfoot>${invoiceSums(invoice)
    .map(([label, cents]) => row(label, cents, 'th'))
    .join('')}</tfoot></table>
</main></body>
</html>
`;
}
