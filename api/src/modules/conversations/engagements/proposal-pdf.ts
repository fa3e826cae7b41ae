import { calendarDayText } from '../../../contract/date-text';
import { fullName } from '../../../contract/full-name';
import { amountText, priceUnitLabel, withCommas } from '../../../contract/prices';
import { paymentSentence, proposalTotals, totalsText } from '../../../contract/work/proposal-totals';
import { pdfPages } from '../../../platform/pdf/pdf-pages';
import type { FullEngagement } from './engagement.model';
import type { Proposal, ProposalLine } from './proposal.model';

/** 'Monthly bookkeeping, 2 × $450, per month'. */
const lineText = ({ title, quantity, priceCents, unit }: ProposalLine): string =>
  `${title}, ${withCommas(quantity)} × ${amountText(priceCents, unit)}, ${priceUnitLabel(unit).toLowerCase()}`;

/** '$900 a month'; other lines are paid once. */
const lineAmount = ({ quantity, priceCents, unit }: ProposalLine): string =>
  `${amountText(quantity * priceCents, unit)}${unit === 'month' ? ' a month' : ''}`;

/** 'Dec 2, 2026, 9:30 AM CST', on the clock of a time zone. */
const momentText = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone, timeZoneName: 'short' },
  })
    .format(moment)
    .replaceAll('\u202f', ' ');

const statusTexts: Readonly<Record<Exclude<Proposal['status'], 'open' | 'accepted'>, string>> = {
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  replaced: 'Replaced by a newer version',
  expired: 'Expired',
};

function statusOf({ status, decidedAt, acceptedName, acceptedTimeZone }: Proposal): string | null {
  if (status === 'open') return null;
  if (status !== 'accepted') return statusTexts[status];
  const when = decidedAt ? ` on ${momentText(decidedAt, acceptedTimeZone ?? 'UTC')}` : '';
  return `Accepted by ${acceptedName ?? 'the client'}${when}`;
}

/**
 * A version of a proposal as a PDF: both people, lines, totals, terms, and how it was decided.
 * @param timeZone the professional's, on whose clock it was sent and is valid
 */
export async function proposalPdf(
  { title, client, professional }: FullEngagement,
  proposal: Proposal,
  { siteName, timeZone }: { readonly siteName: string; readonly timeZone: string },
): Promise<Buffer> {
  const pages = pdfPages({ title: `Proposal: ${title}`, author: siteName });
  await pages.text(title, { weight: 700, size: 22, gap: 18 });
  await pages.fact('Proposal', `Version ${proposal.number}, ${momentText(proposal.createdAt, timeZone)}`);
  await pages.fact('From', fullName(professional));
  await pages.fact('For', fullName(client));
  await pages.fact('Starts', calendarDayText(proposal.startsOn));
  await pages.fact('Valid until', momentText(new Date(proposal.expiresAt.getTime() - 1), timeZone));
  const status = statusOf(proposal);
  if (status) await pages.fact('Status', status);
  pages.gap(20);
  for (const line of proposal.lines) {
    await pages.priced(lineText(line), lineAmount(line), 500);
    for (const detail of line.detail.split('\n').filter(Boolean)) await pages.text(detail);
    if (line.detail) pages.gap(10);
  }
  pages.gap(8);
  await pages.text(`Total: ${totalsText(proposalTotals(proposal.lines))}`, { weight: 700, gap: 16 });
  for (const paragraph of proposal.terms.split('\n')) await pages.text(paragraph);
  pages.gap(16);
  await pages.text(paymentSentence.replace('Counterpart', siteName), { weight: 700 });
  return pages.end();
}
