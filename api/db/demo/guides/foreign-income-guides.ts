import type { DemoGuide } from './demo-guide';

/** Guides to US requirements for money and owners abroad. */
export const foreignIncomeGuides: readonly DemoGuide[] = [
  {
    slug: 'fbar-and-fatca-foreign-accounts',
    title: 'Foreign Accounts: FBAR and FATCA (Form 8938)',
    summary:
      'U.S. persons whose foreign accounts together exceed $10,000 at any time in the year file an FBAR (FinCEN Form 114). Those with larger foreign financial assets also attach Form 8938 to the tax return: from more than $50,000 on the last day of the year or $75,000 at any time for a single person in the United States, and $100,000 or $150,000 for couples who file jointly. For people who live abroad it is $200,000 or $300,000, and $400,000 or $600,000 for couples. The two overlap, but neither replaces the other.',
    industriesImpacted: [
      {
        industry: 'Technology',
        explanation:
          'Employees with bank accounts or share plans from an earlier job abroad often do not know that they are concerned.',
      },
      { industry: 'E-Commerce', explanation: 'Balances in foreign payment accounts can count as financial accounts.' },
      {
        industry: 'Nonprofit',
        explanation:
          'Employees with signature authority over an organization’s foreign account may have to file as well.',
      },
    ],
    businessApplication:
      'The FBAR goes to FinCEN, separately from the return, and is due on April 15 with an automatic extension to October 15. Companies, trusts and estates file too. Penalties for willful failures can reach half of the balance or $100,000 before inflation, whichever is more. People who missed filings without intent can use programs, such as the streamlined procedures and late FBAR submission, that limit or avoid penalties; they are closed once the IRS has opened an examination.\n\nWithout intent the penalty is up to $10,000, before inflation, for each yearly report and not for each account, as the Supreme Court decided in 2023; with reasonable cause there is none. The streamlined procedures ask for the tax returns of the last three years, FBARs of the last six, and a signed statement that the failure was not willful. U.S. persons are citizens, green card holders and residents, wherever they live, and companies formed here. A child with accounts above the limit files too, through a parent.\n\nAn account abroad that holds only virtual currency is not reported on the FBAR as the rules stand, though Form 8938 can ask for it. Real estate abroad that you own yourself goes on neither form, but an account or company that holds it does. Insurance with a cash value and most foreign pension accounts are reported, as are brokerage accounts and funds. Spouses file one FBAR if all reported accounts of one are joint and Form 114a is signed; otherwise each files.\n\nWhat counts is where the account is: a branch abroad of a U.S. bank is foreign, a U.S. branch of a foreign bank is not. The FBAR is filed free of charge on the BSA E-Filing site, and no tax is due with it. If all income was reported, late FBARs can be filed online with an explanation, and no penalty is usually charged. Once the total passes the limit every account is listed, even an empty one.',
    complianceChecklist: [
      'List every foreign account with its highest balance in the year, joint ones and those with signature authority included.',
      'Convert with the Treasury’s year-end exchange rate.',
      'File the FBAR if the total passed $10,000 on any day.',
      'Test the thresholds of Form 8938 by residence and filing status.',
      'Report the income of these accounts, and claim the foreign tax credit.',
      'Keep account records for five years.',
      'If years were missed, get advice before you file anything.',
    ],
    jurisdiction: 'international',
    serviceTypes: ['tax-preparation', 'tax-planning'],
    sources: [
      {
        name: 'IRS, Comparison of Form 8938 and FBAR requirements',
        url: 'https://www.irs.gov/businesses/comparison-of-form-8938-and-fbar-requirements',
        date: null,
      },
      {
        name: 'FinCEN final rule, 76 FR 10234',
        url: 'https://www.federalregister.gov/citation/76-FR-10234',
        date: '2011-02-24',
      },
    ],
    featured: false,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-02-15',
    changes: [
      { on: '2026-11-28', note: 'Reviewed: each threshold of Form 8938 is given.' },
      { on: '2026-04-24', note: 'First published.' },
    ],
  },
  {
    slug: 'foreign-owned-us-llc-form-5472',
    title: 'Foreign-Owned U.S. LLCs: Form 5472',
    summary:
      'A U.S. LLC with one foreign owner usually pays no U.S. income tax of its own, but it has to report. A foreign-owned disregarded entity files Form 5472 with a pro forma Form 1120 for every year in which money or property moved between it and its owner or other related parties. A U.S. corporation that is at least 25 percent foreign-owned files Form 5472 with its regular return.',
    industriesImpacted: [
      {
        industry: 'E-Commerce',
        explanation:
          'Sellers abroad who open a U.S. LLC for a marketplace or a payment account have a reportable transaction as soon as they fund it or take money out.',
      },
      {
        industry: 'Real Estate',
        explanation:
          'An LLC through which a foreign person owns a rental reports the money put in for the purchase and the rent passed on to the owner.',
      },
      {
        industry: 'Technology',
        explanation:
          'A founder abroad with a Delaware LLC files even in a year without sales if the founder paid its bills.',
      },
    ],
    businessApplication:
      'Capital put in, distributions, loans, and bills that the owner pays for the LLC all count as reportable transactions. The return is due on April 15 for a calendar year; Form 7004 extends it by six months. The penalty for a form that is late, missing or substantially incomplete is $25,000, and it grows if the form is still missing 90 days after a notice of the IRS. The LLC needs an employer identification number first. Form 5472 says nothing about whether the owner owes tax on U.S. income; that is a separate question.\n\nAn LLC with more than one owner is a partnership and files Form 1065, not Form 5472, unless it elected to be a corporation. Missing years are filed late with a statement of reasonable cause; relief is not certain, so get advice first. Form 5472 is for foreign owners; a U.S. citizen or resident reports the LLC on the personal return. The last year needs a form too, since paying out what is left is a reportable transaction.\n\nSales to customers and payments to others who are not related stay off the form. The pro forma return of a disregarded LLC goes by mail or fax, not electronically. An owner without a U.S. number can still get the LLC’s employer identification number by fax or mail and puts a foreign tax number on the form. Related parties are the owner, close family and companies under the same control.',
    complianceChecklist: [
      'Write down who owns the LLC, directly and indirectly, and whether it is disregarded.',
      'Get an employer identification number with Form SS-4.',
      'Keep a ledger of every transfer between the LLC and its owner or related parties.',
      'Fill in the pro forma Form 1120 with name, address and number, and attach Form 5472.',
      'Send it by the address or fax number in the instructions of Form 5472 by April 15, or extend with Form 7004.',
      'Keep the records that support the form.',
      'Ask an advisor whether the owner has to file a U.S. return as well.',
    ],
    jurisdiction: 'international',
    serviceTypes: ['tax-preparation', 'bookkeeping'],
    sources: [
      { name: 'IRS, About Form 5472', url: 'https://www.irs.gov/forms-pubs/about-form-5472', date: null },
      {
        name: 'Treasury Decision 9796, 81 FR 89849',
        url: 'https://www.federalregister.gov/citation/81-FR-89849',
        date: '2016-12-13',
      },
    ],
    featured: false,
    updatedOn: '2026-11-22',
    reviewedOn: '2026-11-22',
    reviewDueOn: '2027-05-22',
    changes: [{ on: '2026-11-22', note: 'First published.' }],
  },
];
