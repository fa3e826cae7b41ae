import { official, ours, type CheckedFigure } from './checked-figure';

const overtimeOrder =
  'https://advocacy.sba.gov/2024/12/17/federal-court-strikes-down-labor-departments-overtime-rule-rejecting-44k-and-59k-salary-thresholds';
const largeEmployers = 'https://regulations.justia.com/regulations/fedreg/2014/02/12/2014-03082.html';
const employerCoverage =
  'http://comedyce.com/employer-shared-responsibility-requirement/viii-affordability-affordability-safe-harbors/affordability-safe-harbors/';
const breachStatute =
  'https://github.com/civic-source/us-code/blob/0045734b8777f4ca7981ecb46e9cb4efca325fed/statutes/title-42/chapter-156/section-17932.md';
const breachNotice = 'https://getpocketlaw.com/law/cfr_45/section-164-408-notification-to-the-secretary_69b7f2ade63f';

/** Sources of the figures in guides for employers and on the privacy of health data. */
export const federalEmploymentFigures: Readonly<Record<string, readonly CheckedFigure[]>> = {
  'flsa-overtime-salary-threshold': [
    official(
      'one and a half times the regular rate for hours over 40 in a week',
      '29 U.S.C. 207(a)(1)',
      'For a workweek longer than forty (40) hours: not less than one and one-half times the regular rate.',
      'http://uscode.elaws.us/law/title29.chapter8.section207',
    ),
    official(
      '$684 a week ($35,568 a year)',
      '29 CFR 541.600; 84 FR 51230',
      'SBA, Office of Advocacy, on the order of November 15, 2024: the threshold reverts to $35,568, or $684 per week.',
      overtimeOrder,
    ),
    official(
      'A federal court struck down the 2024 rule that would have raised the figure, so the level of 2019 applies again.',
      'Texas v. U.S. Department of Labor, E.D. Tex., November 15, 2024',
      'SBA, Office of Advocacy: the court vacated the rule of 2024 nationwide; $684, the level before July 2024, is back. 84 FR 51230, which set it, is of September 27, 2019.',
      overtimeOrder,
    ),
    official(
      '$27.63 an hour',
      '29 U.S.C. 213(a)(17); 29 CFR 541.400(b)',
      'Department of Labor, Field Assistance Bulletin 2006-3: on an hourly basis not less than $27.63 per hour.',
      'https://dol.gov/agencies/whd/field-assistance-bulletins/2006-3 and https://self-law.org/code/us/cfr/t29/s%C2%A7%20541.400',
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
      largeEmployers,
    ),
    official(
      'at least 95 percent of full-time staff and their children',
      'Treasury Decision 9655 (26 CFR 54.4980H-4(a))',
      'Coverage for 95 percent or more of its full-time employees (and their dependents); the regulation has all but five percent.',
      employerCoverage,
    ),
    official(
      '30 hours a week on average',
      '26 U.S.C. 4980H(c)(4)',
      'Full-time: on average at least 30 hours of service per week.',
      'http://comedyce.com/employer-shared-responsibility-requirement/vii-identification-full-time-employees/general/',
    ),
    ours(
      'For plan years that begin in 2026 or 2027, the percentage of pay',
      'Sends the reader to the IRS: the percentages of these years were not found there.',
    ),
    official(
      'fewer than 50 full-time employees',
      'Treasury Decision 9655 (26 U.S.C. 4980H)',
      'Applicable large employers had 50 or more full-time employees.',
      largeEmployers,
    ),
    official(
      'one of the three safe harbors',
      'Treasury Decision 9655 (26 CFR 54.4980H-5(e)(2))',
      'Three separate safe harbors: Form W-2 wages, rate of pay, federal poverty line.',
      employerCoverage,
    ),
  ],
  'hipaa-for-practices-and-their-vendors': [
    official(
      'within 60 days at the latest',
      '42 U.S.C. 17932(d)(1); 45 CFR 164.404(b)',
      'Without unreasonable delay and in no case later than 60 calendar days after the discovery.',
      breachStatute,
    ),
    official(
      'If 500 or more are affected',
      '45 CFR 164.408(b); 42 U.S.C. 17932(e)(3)',
      'Breaches of 500 or more individuals: the Secretary is told contemporaneously with the notice to the individuals.',
      breachNotice,
    ),
    official(
      'more than 500 of them live in one state',
      '42 U.S.C. 17932(e)(2); 45 CFR 164.406',
      'Prominent media outlets, if more than 500 residents of a State or jurisdiction are concerned.',
      breachStatute,
    ),
    official(
      'within 60 days after the end of the year',
      '45 CFR 164.408(c)',
      'Less than 500 individuals: not later than 60 days after the end of each calendar year.',
      breachNotice,
    ),
    official(
      'for their records within 30 days',
      '45 CFR 164.524(b)(2)',
      'HHS, Office for Civil Rights, question 2052: covered entities have 30 days to respond to requests for access.',
      'https://public3.pagefreezer.com:443/content/HHS.gov/17-08-2021T06:42/https://www.hhs.gov/hipaa/for-professionals/faq/2052/why-does-hipaa-give-covered-entities-30-days/index.html',
    ),
    official(
      'records for six years',
      '45 CFR 164.316(b)(2)(i)',
      'Retained for 6 years from its creation or the date when it last was in effect, whichever is later.',
      'https://law.lawstack.com/cfr/45/164.316/',
    ),
  ],
};
