import type { DemoGuide } from './demo-guide';

/** Federal rules for employers, and the privacy of health data. */
export const federalEmploymentGuides: readonly DemoGuide[] = [
  {
    slug: 'flsa-overtime-salary-threshold',
    title: 'FLSA Overtime: Who Is Exempt and Who Is Not',
    summary:
      'The Fair Labor Standards Act requires one and a half times the regular rate for hours over 40 in a week. Executive, administrative and professional employees are exempt if they pass a test of duties and are paid a salary of at least $684 a week ($35,568 a year). A federal court struck down the 2024 rule that would have raised the figure, so the level of 2019 applies again. States may ask for more, and several do.',
    industriesImpacted: [
      {
        industry: 'Retail',
        explanation: 'Assistant managers who mostly run the till are often not exempt, whatever their title says.',
      },
      {
        industry: 'Food & Beverage',
        explanation:
          'Tips, service charges and second jobs inside one company all enter into the regular rate or the hours.',
      },
      {
        industry: 'Nonprofit',
        explanation:
          'Most nonprofits are covered through their business activities or through individual employees; there is no general exemption.',
      },
      {
        industry: 'Technology',
        explanation:
          'Computer employees can be exempt at $27.63 an hour under federal law; California asks for far more.',
      },
    ],
    businessApplication:
      'A salary alone does not make anyone exempt: duties decide as well. Time that you know about is time that you pay, also when it was not approved in advance. The regular rate includes most bonuses and commissions, which is where payroll systems that were set up in a hurry go wrong. In states with a higher salary level, such as California, New York and Washington, the state’s level counts; it changes often, so look it up with the state’s labor department.',
    complianceChecklist: [
      'List everyone who is paid a salary without overtime, with pay and main duties.',
      'Test each against the federal duties test and the salary level of the state.',
      'Reclassify or raise the salary where the test fails, and document the reason.',
      'Record hours of non-exempt staff, including remote work and messages after hours.',
      'Include bonuses and commissions in the regular rate.',
      'Post the required notice and keep payroll records for at least three years.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['payroll', 'advisory'],
    sources: [
      { name: 'Department of Labor, Overtime Pay', url: 'https://www.dol.gov/agencies/whd/overtime', date: null },
      {
        name: 'Department of Labor final rule, 84 FR 51230',
        url: 'https://www.federalregister.gov/citation/84-FR-51230',
        date: '2019-09-27',
      },
    ],
    featured: true,
    updatedOn: '2026-11-22',
    reviewedOn: '2026-11-22',
    reviewDueOn: '2027-01-15',
    changes: [
      {
        on: '2026-11-22',
        note: 'When states change their levels could not be confirmed for each; the reader is sent to the state.',
      },
      {
        on: '2026-11-22',
        note: 'Checked: $684 a week and $27.63 an hour. State levels change often; the reader is sent to the state.',
      },
      { on: '2026-04-23', note: 'First published, after the 2024 rule was struck down.' },
    ],
  },
  {
    slug: 'aca-employer-mandate-1095-c',
    title: 'ACA Employer Mandate and Forms 1094-C and 1095-C',
    summary:
      'Employers with an average of 50 or more full-time employees, counting part-timers as fractions, are applicable large employers. They must offer affordable health coverage of minimum value to at least 95 percent of full-time staff and their children, or risk a payment to the IRS. Each year they report the offers on Forms 1094-C and 1095-C. Employees may be given their copy on request if a clear notice says so.',
    industriesImpacted: [
      {
        industry: 'Food & Beverage',
        explanation:
          'Variable hours need a measurement method; without one, a busy summer makes part-timers full-time.',
      },
      {
        industry: 'Healthcare',
        explanation:
          'Staff shared between related practices counts for the whole controlled group, not for each practice.',
      },
      {
        industry: 'Construction',
        explanation: 'Union plans and seasonal crews need their own codes and a look at the seasonal worker exception.',
      },
    ],
    businessApplication:
      'Full-time means 30 hours a week on average. Count the whole controlled group in the year before to know whether you are covered. Coverage is affordable when the employee’s share for the cheapest plan for one person does not exceed a percentage that the IRS sets each year. For plan years that begin in 2026 or 2027, the percentage of pay that counts as affordable is on the IRS page on employer shared responsibility. Employers with fewer than 50 full-time employees do not report unless their plan is self-insured.',
    complianceChecklist: [
      'Count full-time employees and equivalents of the controlled group for last year.',
      'Choose a measurement method for staff with variable hours and write it down.',
      'Test affordability with one of the three safe harbors (W-2 wages, rate of pay, poverty line).',
      'Record offers, waivers and months of coverage through the year.',
      'File Forms 1094-C and 1095-C electronically by the due date in their instructions for the year.',
      'Give employees their form, or post the notice that they can ask for it, by the date in the same instructions.',
      'Answer Letter 226-J within the period it names, after comparing its figures with your records.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['payroll', 'advisory'],
    sources: [
      {
        name: 'IRS, Employer shared responsibility provisions',
        url: 'https://www.irs.gov/affordable-care-act/employers/employer-shared-responsibility-provisions',
        date: null,
      },
      {
        name: 'Paperwork Burden Reduction Act, Public Law 118-167',
        url: 'https://www.congress.gov/bill/118th-congress/house-bill/3797',
        date: '2024-12-23',
      },
      {
        name: 'Revenue Procedure 2025-25 (percentage for 2026)',
        url: 'https://www.irs.gov/pub/irs-drop/rp-25-25.pdf',
        date: null,
      },
      {
        name: 'IRS, About Form 1095-C (with its instructions)',
        url: 'https://www.irs.gov/forms-pubs/about-form-1095-c',
        date: null,
      },
    ],
    featured: false,
    updatedOn: '2026-11-22',
    reviewedOn: '2026-11-22',
    reviewDueOn: '2027-01-15',
    changes: [
      {
        on: '2026-11-22',
        note: 'The percentages of affordable coverage and the due dates of the forms could not be confirmed at the IRS; the reader is sent to its pages for them.',
      },
      {
        on: '2026-11-22',
        note: 'A remark about Letter 226-J that no source supports is gone; the percentage for 2027 has to be looked up.',
      },
      { on: '2026-03-26', note: 'First published, with the percentages of affordable coverage.' },
    ],
  },
  {
    slug: 'hipaa-for-practices-and-their-vendors',
    title: 'HIPAA for Small Practices and the Vendors Who Serve Them',
    summary:
      'The HIPAA rules protect health information that can be tied to a person. They bind health plans, clearinghouses and providers who bill electronically, and through contracts also their business associates: billing companies, IT firms, and accountants who see patient data. They ask for a risk analysis, written policies, trained people, agreements with vendors, and notice of breaches.',
    industriesImpacted: [
      {
        industry: 'Healthcare',
        explanation:
          'Practices of every size need a risk analysis; HHS has settled many cases in which it was missing.',
      },
      {
        industry: 'Technology',
        explanation:
          'Software that stores or sends health information for a practice makes its maker a business associate.',
      },
      {
        industry: 'Professional Services',
        explanation:
          'Bookkeepers who see patient names in deposits or aging lists need a business associate agreement.',
      },
    ],
    businessApplication:
      'Share only what a task needs. Give every person an own login, encrypt laptops and backups, and decide in advance who is called when something goes wrong. After a breach of unsecured information the people concerned must be told without unreasonable delay and within 60 days at the latest. If 500 or more are affected, HHS must be told within the same time, and the media as well if more than 500 of them live in one state; smaller breaches go to HHS within 60 days after the end of the year.',
    complianceChecklist: [
      'Name a privacy and a security officer; one person may be both.',
      'Carry out a risk analysis, write down the result and repeat it when things change; once a year is good practice.',
      'Sign business associate agreements before any data flows.',
      'Give the notice of privacy practices to patients and post it.',
      'Answer patients’ requests for their records within 30 days; HHS says when more time can be taken.',
      'Train everyone at the start and when your policies change, and note the date; once a year is good practice.',
      'Keep policies and records for six years.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['advisory', 'audit'],
    sources: [
      {
        name: 'HHS, HIPAA for Professionals',
        url: 'https://www.hhs.gov/hipaa/for-professionals/index.html',
        date: null,
      },
      {
        name: 'HIPAA Omnibus Rule, 78 FR 5566',
        url: 'https://www.federalregister.gov/citation/78-FR-5566',
        date: '2013-01-25',
      },
      {
        name: '45 CFR Parts 160 and 164',
        url: 'https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-C',
        date: null,
      },
    ],
    featured: false,
    updatedOn: '2026-11-22',
    reviewedOn: '2026-11-22',
    reviewDueOn: '2027-05-22',
    changes: [
      {
        on: '2026-11-22',
        note: 'How far the time for a patient’s request can be extended could not be confirmed; the reader is sent to HHS for it.',
      },
      {
        on: '2026-11-22',
        note: 'When the media must be told is exact: more than 500 residents of one state. What is good practice and not law says so.',
      },
      { on: '2026-02-20', note: 'First published.' },
    ],
  },
];
