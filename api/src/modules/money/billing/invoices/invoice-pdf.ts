import { moneyText } from '../../../../contract/prices';
import { pdfPages } from '../../../../platform/pdf/pdf-pages';
import { invoiceFacts, invoiceSums, testNotice, type InvoiceIssuer } from './invoice-html';
import { invoiceNumber } from './invoices.service';
import type { Invoice } from './invoice.model';

/** An invoice as a PDF. */
export async function invoicePdf(invoice: Invoice, { siteName, email, isTest }: InvoiceIssuer): Promise<Buffer> {
  const title = `Invoice ${invoiceNumber(invoice.number)}`;
  const pages = pdfPages({ title, author: siteName });
  await pages.text(title, { weight: 700, size: 22, gap: 18 });
  await pages.text(`${siteName}, ${email}`, { gap: 14 });
  if (isTest) await pages.text(testNotice, { weight: 700, gap: 10 });
  for (const [label, value] of invoiceFacts(invoice)) await pages.fact(label, value);
  pages.gap(20);
  for (const { label, amountCents } of invoice.lines) await pages.priced(label, moneyText(amountCents), 500);
  for (const [label, cents] of invoiceSums(invoice))
    await pages.priced(label, moneyText(cents), label.startsWith('Total') ? 700 : 500);
  return pages.end();
}
