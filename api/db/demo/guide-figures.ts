import { readTable } from '../../src/platform/files/read-table';

/** Words of a guide that hold a figure, with what bears them out. */
export interface CheckedFigure {
  readonly slug: string;
  /** As they stand in the guide. Every place where they stand counts as checked. */
  readonly words: string;
  /**
   * - `official`: the authority's own page or publication, or a copy of the text of the law, was read;
   * - `concordant`: three professional sources that cite it were read, and agree;
   * - `cited`: the official text is cited, and one source that says the same was read;
   * - `ours`: no law sets it: advice of ours, an example, or a count of what the sentence names.
   */
  readonly read: 'official' | 'concordant' | 'cited' | 'ours';
  /** Day on which it was checked: '2026-11-28'. */
  readonly checkedOn: string;
  /** The official text that sets the figure; for `ours`, what the figure is. */
  readonly source: string;
  /** Passage that was read, with its figures. */
  readonly seen: string;
  /** URL of the stored copy that was read; several are joined by ' and '. */
  readonly readAt: string;
  /** Derivation of a figure that was not read in the same words. */
  readonly reckoned: string;
}

const isWayOfReading = (read: string): read is CheckedFigure['read'] =>
  /^(?:official|concordant|cited|ours)$/.test(read);

/** Every figure of the bundled guides with its source and the day on which it was checked: one line for each. */
export const guideFigures: readonly CheckedFigure[] = readTable(new URL('guide-figures.tsv', import.meta.url)).map(
  ([slug = '', words = '', read = '', checkedOn = '', source = '', seen = '', readAt = '', reckoned = '']) => {
    if (!isWayOfReading(read)) throw new Error(`guide-figures.tsv: '${read}' is no way of reading (${words})`);
    return { slug, words, read, checkedOn, source, seen, readAt, reckoned };
  },
);

/** Authorities: what stands on their sites, or in their own repositories, is their word. */
export const authorities: readonly string[] = [
  'advocacy.sba.gov',
  'cdtfa.ca.gov',
  'comptroller.texas.gov',
  'dol.gov',
  'ecfr.gov',
  'eitc.irs.gov',
  'edocket.access.gpo.gov',
  'github.com/hmrc',
  'gov.uk',
  'govinfo.gov',
  'irs.gov',
  'legistar.council.nyc.gov',
  'leginfo.legislature.ca.gov',
  'mass.gov',
  'nyc.gov',
  'portal-spt2.311.nyc.gov',
  'sede.agenciatributaria.gob.es',
  'support.fac.gov',
  'tax.ny.gov',
  'vat-one-stop-shop.ec.europa.eu',
];

/** Copies of texts of authorities that were read, with what each holds. */
export const copies: Readonly<Record<string, string>> = {
  'advisori.com': 'California Code of Regulations, title 11, section 7021',
  'anthonygarvan.github.io': 'Code of Federal Regulations',
  'assets.documentcloud.org': 'Department of Labor, Fact Sheet 14A',
  'chanrobles.com': 'Code of Federal Regulations',
  'codelibrary.amlegal.com': 'New York City Administrative Code',
  'comedyce.com': 'Treasury Decision 9655, preamble',
  'content.govdelivery.com': 'EO Update, the mailing of the IRS to exempt organizations',
  'customsmobile.com': 'United States Code, with its notes',
  'data-privacy-framework.com': 'Commission Implementing Decision (EU) 2023/1795',
  'ecases.us': 'Slip opinions of the Supreme Court of the United States',
  'fac.procurementexpress.com':
    'Findings of the Federal Audit Clearinghouse, which quote the Code of Federal Regulations',
  'federalregister.com': 'Federal Register',
  'formsbank.com': 'Forms of the New York City Department of Finance',
  'frrsdigital.com': 'Regulations, as the Federal Reserve publishes them',
  'gdprlearninghub.com': 'Regulation (EU) 2016/679',
  'getpocketlaw.com': 'Code of Federal Regulations',
  'github.com/CommonAccord': 'Regulation (EU) 2016/679',
  'github.com/civic-source': 'United States Code, as the House of Representatives publishes it',
  'info.5y1.org': 'IRS, Form 8868',
  'law-reg.org': 'Regulation (EU) 2016/679',
  'law.lawstack.com': 'United States Code and Code of Federal Regulations, compared with govinfo.gov and ecfr.gov',
  'ny.elaws.us': 'New York City Administrative Code',
  'online.flipbuilder.com': 'IRS Publication 15',
  'public3.pagefreezer.com': 'Archive of the Department of Health and Human Services',
  'regulations.justia.com': 'Federal Register',
  'scribd.com': 'FinCEN, FBAR due date, of March 6, 2019',
  'self-law.org': 'Code of Federal Regulations and codes of California',
  'ses.stf.com': 'Forms of the New York City Department of Finance, with their instructions',
  'taxnotes.com': 'Code of Federal Regulations',
  'uscode.elaws.us': 'United States Code',
};
