import type { DemoGuide } from './demo-guide';

/** Federal rules for employers, and the privacy of health data. */
export const federalEmploymentGuides: readonly DemoGuide[] = [
  {
    slug: 'flsa-overtime-salary-threshold',
    title: 'FLSA Overtime: Who Is Exempt and Who Is Not',
    summary:
      'The Fair Labor Standards Act requires one and a half times the regular rate for hours over 40 in a week. Executive, administrative and professional employees are exempt if they pass a test of duties and are paid a salary of at least $684 a week ($35,568 a year). A federal court struck down the 2024 rule that would have raised the figure, so the level of 2019 applies again. Teachers, doctors, lawyers and outside salespeople are exempt by their duties, without a salary test, and office employees who earn $107,432 or more a year pass a shorter test of duties. Several states require more.',
    industriesImpacted: [
      {
        industry: 'Retail',
        explanation: 'Assistant managers who mostly run the register are often not exempt, whatever their title says.',
      },
      {
        industry: 'Food & Beverage',
        explanation:
          'The regular rate includes service charges and the tip credit that you take. Tips above the tip credit are not part of it (29 CFR 531.60). Hours of two jobs in one company are added together.',
      },
      {
        industry: 'Nonprofit',
        explanation:
          'A nonprofit is covered when its commercial activities, such as a gift shop, bring in $500,000 or more a year; donations and dues do not count toward that. Hospitals and schools are always covered, and elsewhere an employee whose own work crosses state lines is. There is no general exemption.',
      },
      {
        industry: 'Technology',
        explanation:
          'Computer employees can be exempt at $27.63 an hour under federal law; California requires far more.',
      },
    ],
    businessApplication:
      'A salary alone does not make anyone exempt: duties decide as well. Time you know about is time you pay for, even when nobody approved it in advance. The regular rate includes most bonuses and commissions, which is where payroll systems that were set up in a hurry go wrong. Where a state’s salary level is higher, the state’s level counts: for 2026 it is $70,304 a year in California, $80,168.40 in Washington, and $66,300 in New York City, Long Island and Westchester ($62,353.20 elsewhere in New York). The levels rise each January; the state’s labor department has the next one.\n\nEmployees can claim unpaid overtime for two years back, three if the violation was willful, the same amount again as damages, and the attorney’s fee. Federal law asks no extra pay for weekends, nights or holidays as such, only for overtime hours in a week. Each workweek stands alone: long and short weeks are not averaged. Only hours worked count toward overtime, not paid vacation, holidays or sick days.\n\nThe ordinary commute is not work, but travel between jobs during the day is. A meal break is unpaid only if the employee is free of all duties; short rest breaks are paid. The right to overtime cannot be waived, even in writing. Docking an exempt employee’s salary for part of a day, or for poor work, can cost the exemption.\n\nSmall businesses are covered too when their own or their employees’ work crosses state lines, which card payments and goods from other states usually do; a business that employs only the owner’s close family is not. A nonprofit may have true volunteers; a business may not, and an unpaid intern has to gain more from the work than the business does. Someone who is paid a salary but is not exempt gets overtime like an hourly employee. The regular rate is all pay for work in the week divided by the hours worked; gifts, vacation pay and bonuses that were promised to no one stay out.\n\nEmployees can complain to the Wage and Hour Division of the Department of Labor or go to court; retaliation is forbidden. Independent contractors get no overtime, but a label does not make one: it depends on how far the worker economically depends on you. Federal law frees farm work, interstate truck drivers, and salespeople and mechanics of car dealers from overtime, among others; states can ask for more.',
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
      {
        name: '29 CFR Part 541, white-collar exemptions',
        url: 'https://www.ecfr.gov/current/title-29/subtitle-B/chapter-V/subchapter-A/part-541',
        date: null,
      },
      {
        name: '29 CFR 531.60, overtime of tipped employees',
        url: 'https://www.ecfr.gov/current/title-29/section-531.60',
        date: null,
      },
    ],
    featured: true,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-01-15',
    changes: [
      {
        on: '2026-11-28',
        note: 'Corrected: tips above the tip credit are not part of the regular rate. State salary levels for 2026 were added.',
      },
      { on: '2026-04-23', note: 'First published, after the 2024 rule was struck down.' },
    ],
  },
  {
    slug: 'aca-employer-mandate-1095-c',
    title: 'ACA Employer Mandate and Forms 1094-C and 1095-C',
    summary:
      'Employers with an average of 50 or more full-time employees, counting part-timers as fractions, are applicable large employers. They must offer affordable health coverage of minimum value to at least 95 percent of full-time employees and their children, or risk a payment to the IRS. Each year they report the offers on Forms 1094-C and 1095-C. Employees may be given their copy on request if a clear notice says so.',
    industriesImpacted: [
      {
        industry: 'Food & Beverage',
        explanation:
          'Variable hours need a measurement method; without one, a busy summer makes part-timers full-time.',
      },
      {
        industry: 'Healthcare',
        explanation:
          'Employees of related practices are counted for the whole controlled group, not practice by practice.',
      },
      {
        industry: 'Construction',
        explanation: 'Union plans and seasonal crews need their own codes and a look at the seasonal worker exception.',
      },
    ],
    businessApplication:
      'Full-time means 30 hours a week on average. Count the whole controlled group in the year before to know whether you are covered. Coverage is affordable when the employee’s share for the cheapest plan for one person does not exceed a percentage that the IRS sets each year. For plan years that begin in 2026 it is 9.96 percent; for 2027, see the current percentage on the IRS page on employer shared responsibility. Employers with fewer than 50 full-time employees do not report unless their plan is self-insured.\n\nFor 2026 the payment is $3,340 a year for each full-time employee, not counting the first 30, if coverage is not offered to 95 percent and one of them gets a marketplace subsidy, or $5,010 for each who gets a subsidy because the offer was not affordable or too small (Revenue Procedure 2025-26). An employer above 50 for 120 days or fewer in the year is not covered if those above 50 were seasonal workers. No payment is due unless at least one full-time employee gets a premium tax credit on the marketplace. Contractors, sole proprietors, partners and shareholders of an S corporation with more than a small share are not counted as employees.\n\nLast year’s average decides for this year, so an employer that grows past the limit this year is covered from the next calendar year on; a new company looks at what it expects. Part-timers’ hours of a month are added up and divided by 120 for the number of full-time equivalents. A plan’s waiting period can be at most 90 days. Late or wrong forms cost a penalty for each, as for other information returns; a corrected form fixes errors.\n\nForm 8809, filed by the due date, extends the time to file with the IRS. California, New Jersey, Rhode Island and the District of Columbia ask for coverage forms of their own.',
    complianceChecklist: [
      'Count full-time employees and equivalents of the controlled group for last year.',
      'Choose a measurement method for staff with variable hours and write it down.',
      'Test affordability with one of the three safe harbors (W-2 wages, rate of pay, poverty line).',
      'Record offers, waivers and months of coverage through the year.',
      'File Forms 1094-C and 1095-C electronically by March 31.',
      'Give employees their form, or post the notice that they can ask for it, by March 2.',
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
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-01-15',
    changes: [
      {
        on: '2026-11-28',
        note: 'The percentage of affordable coverage for 2026 is 9.96 percent. An online notice can take the place of sending each form.',
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
      'Share only what a task needs. Give everyone their own login, encrypt laptops and backups, and decide in advance whom to call when something goes wrong. After a breach of unsecured information the people affected must be told without unreasonable delay and within 60 days at the latest. If 500 or more are affected, HHS must be told within the same time, and the media as well if more than 500 of them live in one state; smaller breaches go to HHS within 60 days after the end of the year.\n\nYou may email or text patients with reasonable safeguards; a patient who was warned of the risk may choose plain email. HIPAA gives patients no right to sue; they complain to the Office for Civil Rights of HHS, and state law can allow a claim. Civil penalties rise with the degree of fault, from not knowing to willful neglect, and are adjusted every year; HHS publishes the amounts. No authorization is needed for treatment, payment and running the practice; marketing and most other uses need a written one.\n\nYou may tell family what they need for the patient’s care if the patient agrees or does not object. Data that was properly encrypted is not unsecured, so that its loss needs no notice. A business associate tells the practice of a breach without unreasonable delay and within 60 days at the latest, and the practice tells the patients. A patient can be charged a reasonable fee for the cost of the copy, not for finding the records.\n\nHIPAA does not reach employers’ own personnel files, nor apps and gyms that work for no practice or plan. An answer to an online review may not confirm that its writer is a patient. A provider that sends no claims or similar transactions electronically is not bound, though state privacy law is. Where state law protects patients more, state law counts.',
    complianceChecklist: [
      'Name a privacy and a security officer; one person may be both.',
      'Do a risk analysis, write down the result and repeat it when things change; once a year is good practice.',
      'Sign business associate agreements before any data flows.',
      'Give the notice of privacy practices to patients and post it.',
      'Answer patients’ requests for their records within 30 days; one extension of up to 30 days is possible, with a written reason.',
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
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-05-22',
    changes: [
      { on: '2026-11-28', note: 'The extension for a patient’s request is given: once, up to 30 days.' },
      { on: '2026-02-20', note: 'First published.' },
    ],
  },
];
