/** Day on which all figures of the guides were last checked. */
export const figuresCheckedOn = '2026-11-23';

/** Words of a guide that hold a figure, with what bears them out. */
export interface CheckedFigure {
  /** As they stand in the guide. Every place where they stand counts as checked. */
  words: string;
  /**
   * - `official`: the authority's own page or publication, or a copy of the text of the law, was read;
   * - `ours`: no law sets it: advice of ours, an example, or a count of what the sentence names.
   *
   * What only another author says of the law is no source: such a figure is left out of a guide, and the reader is sent
   * to where it stands.
   */
  read: 'official' | 'ours';
  /** The official text that sets the figure; for `ours`, what the figure is. */
  source: string;
  /** Passage that was read, with its figures. */
  seen: string;
  /** URL of the stored copy that was read; several are joined by ' and '. */
  readAt: string;
  /** Derivation of a figure that was not read in the same words. */
  reckoned: string;
}

/** Authorities: what stands on their sites, or in their own repositories, is their word. */
export const authorities: readonly string[] = [
  'advocacy.sba.gov',
  'cdtfa.ca.gov',
  'comptroller.texas.gov',
  'dol.gov',
  'ecfr.gov',
  'github.com/hmrc',
  'gov.uk',
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
  'chanrobles.com': 'Code of Federal Regulations',
  'comedyce.com': 'Treasury Decision 9655, preamble',
  'content.govdelivery.com': 'EO Update, the mailing of the IRS to exempt organizations',
  'customsmobile.com': 'United States Code, with its notes',
  'data-privacy-framework.com': 'Commission Implementing Decision (EU) 2023/1795',
  'ecases.us': 'Slip opinions of the Supreme Court of the United States',
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

/** Read on the authority's own page, or in a copy of the law's text. */
export const official = (
  words: string,
  source: string,
  seen: string,
  readAt: string,
  reckoned = '',
): CheckedFigure => ({
  read: 'official',
  words,
  source,
  seen,
  readAt,
  reckoned,
});

/** Not set by a law. */
export const ours = (words: string, source: string): CheckedFigure => ({
  read: 'ours',
  words,
  source,
  seen: '',
  readAt: '',
  reckoned: '',
});
