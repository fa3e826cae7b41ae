import { aRepository, official, ours, quoted, type CheckedFigure } from './checked-figure';

/** What bears out the figures of the guides for employers, and on the privacy of health data. */
export const federalEmploymentFigures: Readonly<Record<string, readonly CheckedFigure[]>> = {
  'flsa-overtime-salary-threshold': [
    quoted(
      'one and a half times the regular rate for hours over 40 in a week',
      '29 U.S.C. 207',
      'Overtime after 40 hours a week, at 1.5 times the rate.',
      'https://github.com/PolicyEngine/policyengine-us/tree/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/irs/income/exemption/overtime',
      'One and a half is 1.5.',
    ),
    quoted(
      '$684 a week ($35,568 a year)',
      '29 CFR 541.600; 84 FR 51230',
      'DOL fact sheet 17G: not less than $684 a week; $35,568 a year since January 1, 2020.',
      'https://www.faragallaandassociates.com/2019/11/14/memo-exempt-employee-update/',
    ),
    quoted(
      'A federal court struck down the 2024 rule that would have raised the figure, so the level of 2019 applies again.',
      'Texas v. U.S. Department of Labor, E.D. Tex., November 15, 2024',
      'The court vacated the 2024 rule nationwide; the level of the rule of 2019 is back.',
      'https://github.com/PolicyEngine/policyengine-us/tree/8914f89da05465871c6bb62855853a85b244cd1e/policyengine_us/parameters/gov/irs/income/exemption/overtime',
    ),
    quoted(
      '$27.63 an hour',
      '29 U.S.C. 213(a)(17); DOL fact sheets 17E and 17G',
      'Computer employees by the hour: not less than $27.63.',
      'https://online.documentine.com/department-of-labor-exempt-employees-rules/1/fact-sheet-17g-salary-basis-requirement-and-the-part-541.html',
    ),
    official(
      'payroll records for at least three years',
      '29 CFR 516.5',
      'Each employer preserves payroll records for at least 3 years.',
      'https://www.ecfr.gov/cgi-bin/text-idx?mc=true&node=se29.3.516_15&rgn=div8',
    ),
  ],
  'aca-employer-mandate-1095-c': [
    official(
      'an average of 50 or more full-time employees',
      'Treasury Decision 9655 (26 U.S.C. 4980H)',
      'Applicable large employers had 50 or more full-time employees, equivalents included, during the prior year.',
      'https://regulations.justia.com/regulations/fedreg/2014/02/12/2014-03082.html',
    ),
    quoted(
      'at least 95 percent of full-time staff and their children',
      'IRS, Instructions for Forms 1094-C and 1095-C',
      'Coverage offered to at least 95% of full-time employees and their dependents.',
      aRepository,
    ),
    quoted(
      'Since the forms for 2024',
      'Notice 2025-15',
      'Returns for calendar years after 2023; the first notice, for 2024, was due on March 3, 2025.',
      'https://taxnews.ey.com/news/2025-0544-irs-releases-guidance-on-furnishing-affordable-care-act-forms',
    ),
    official(
      '30 hours a week on average',
      '26 U.S.C. 4980H(c)(4)',
      'Full-time: on average at least 30 hours of service per week.',
      'http://comedyce.com/employer-shared-responsibility-requirement/vii-identification-full-time-employees/general/',
    ),
    quoted(
      '9.02 percent for plan years that begin in 2025 and 9.96 percent for 2026',
      'Revenue Procedure 2025-25',
      '9.96% for plan years beginning in 2026, after 9.02% for 2025.',
      'https://www.nfp.com/insights/irs-announces-aca-percentage-change',
    ),
    ours('For 2027, look the percentage up', 'Sends the reader to the IRS: the percentage of that year was not found.'),
    official(
      'fewer than 50 full-time employees',
      'Treasury Decision 9655 (26 U.S.C. 4980H)',
      'Applicable large employers had 50 or more full-time employees.',
      'https://regulations.justia.com/regulations/fedreg/2014/02/12/2014-03082.html',
    ),
    quoted(
      'one of the three safe harbors',
      '26 CFR 54.4980H-5(e)(2)',
      'Three optional safe harbors: Form W-2, rate of pay, federal poverty level.',
      'https://www.seubert.com/blog/pay-or-play-affordability-percentage-will-increase-for-2026',
    ),
    quoted(
      'electronically by March 31',
      'IRS, Instructions for Forms 1094-C and 1095-C (2025)',
      'March 31, 2026 for electronic submissions.',
      'https://legalclarity.org/when-do-1095-c-forms-need-to-be-mailed-irs-deadlines',
    ),
    quoted(
      'by early March',
      'IRS, Instructions for Forms 1094-C and 1095-C (2025)',
      'January 31 and 30 days: March 2, 2026, and March 3, 2025 the year before.',
      'https://legalclarity.org/when-do-1095-c-forms-need-to-be-mailed-irs-deadlines',
    ),
  ],
  'hipaa-for-practices-and-their-vendors': [
    quoted(
      'within 60 days at the latest',
      '45 CFR 164.404(b)',
      'Without unreasonable delay and no later than 60 calendar days after discovery.',
      'https://www.hipaanswers.com/?p=79',
    ),
    quoted(
      'If 500 or more are affected',
      '45 CFR 164.408(b)',
      'HHS is told of breaches of 500 or more individuals without unreasonable delay, within 60 days.',
      'https://telehealthist.com/course/hipaa/lessons/breach-of-information/topics/secretary-notification-requirements/',
    ),
    quoted(
      'more than 500 of them live in one state',
      '45 CFR 164.406',
      'For a breach involving more than 500 residents of a state, prominent media outlets are notified.',
      aRepository,
    ),
    quoted(
      'within 60 days after the end of the year',
      '45 CFR 164.408(c)',
      'Smaller breaches: no later than 60 days after the end of the calendar year.',
      'https://telehealthist.com/course/hipaa/lessons/breach-of-information/topics/secretary-notification-requirements/',
    ),
    quoted(
      'within 30 days; one extension of 30 days is possible',
      '45 CFR 164.524(b)(2)',
      'Act on a request no later than 30 days after it; one extension by no more than 30 days.',
      'A public page that quotes the section',
    ),
    quoted(
      'records for six years',
      '45 CFR 164.316(b)(2)(i) and 164.530(j)',
      'Retained for 6 years from creation or from when it last was in effect.',
      aRepository,
    ),
  ],
};
