import type { DemoGuide } from './demo-guide';

/** Federal leave, and health coverage after a job. */
export const federalLeaveGuides: readonly DemoGuide[] = [
  {
    slug: 'family-and-medical-leave-act',
    title: 'FMLA: Family and Medical Leave',
    summary:
      'The Family and Medical Leave Act (FMLA) gives eligible employees up to 12 weeks of unpaid leave in a 12-month period, with their job and group health insurance protected. It covers private employers with 50 or more employees in 20 or more weeks of this year or last, and public agencies and schools of any size. Employees are eligible after 12 months with the employer and 1,250 hours in the last 12 months, if the employer has 50 employees within 75 miles of where they work. To care for an injured servicemember the leave is 26 weeks.',
    industriesImpacted: [
      {
        industry: 'Healthcare',
        explanation:
          'Night and weekend staff often need leave in single hours or days. Intermittent leave counts against the total only for the time that is taken.',
      },
      {
        industry: 'Retail',
        explanation:
          'Employees of all stores count toward coverage, but someone in a store with fewer than 50 employees within 75 miles is not eligible.',
      },
      {
        industry: 'Construction',
        explanation: 'A crew without a fixed site belongs to the place from which its work is assigned.',
      },
      {
        industry: 'Professional Services',
        explanation:
          'A salaried employee among the highest-paid 10 percent can be denied the return to the job only if it would do substantial and grievous harm, and only after a notice.',
      },
    ],
    businessApplication:
      'Leave is for the birth, adoption or foster placement of a child, to care for a spouse, child or parent with a serious health condition, for the employee’s own serious health condition, and for certain needs when a family member is called to active duty. Leave for a new child has to be taken within 12 months. An employee who knows of the need gives 30 days’ notice, and otherwise tells you as soon as practicable; the employee does not have to name the FMLA. Within five business days you say in writing whether the employee is eligible, and later whether the leave is designated as FMLA leave. You can ask for a medical certification and give at least 15 calendar days for it. Leave is unpaid, but you may require, and the employee may choose, that accrued paid leave runs at the same time. Health insurance goes on as if the employee were working; the employee keeps paying the usual share. At the end the employee returns to the same job or an equivalent one. Spouses who work for the same employer may be limited to 12 weeks together for a new child. Interfering with leave or retaliating for it is forbidden. State laws can give more, and several states pay for leave. For example, someone who has worked 30 hours a week for a year has about 1,560 hours and is eligible; at 20 hours a week it is about 1,040, and the person is not.\n\nEmployees can complain to the Department of Labor or sue within two years, or three if it was willful, for lost pay, the same amount again, and their job. Siblings, grandparents and parents-in-law do not count, unless one of them raised the employee or was raised by the employee. An adult child counts only if a disability makes the child incapable of self-care. A serious health condition needs a stay in a hospital or continuing treatment, chronic and mental conditions included; a cold does not count. If you doubt a certification you may ask for a second opinion at your own cost.\n\nIf the employee does not return, you may claim the health premiums that you paid, unless it is for health or beyond the employee’s control. An employee on leave can be laid off for a reason that would have come anyway; you have to prove it. Only hours worked count toward eligibility, overtime included, not paid leave. Leave for a work injury or under disability pay can count as FMLA leave at the same time if you designate it.\n\nRecords of leave are stored like payroll records, and medical papers in confidential files apart. A remote employee’s worksite is the office to which the person reports or from which work is assigned.',
    complianceChecklist: [
      'Count employees for each week of this year and last.',
      'Post the Department of Labor’s FMLA notice, and put it in the handbook.',
      'Choose how the 12-month period is measured and write it down.',
      'Answer a request within five business days with the notice of eligibility.',
      'Ask for a certification and give at least 15 calendar days.',
      'Designate the leave in writing and track hours of intermittent leave.',
      'Keep health insurance going and collect the employee’s share.',
      'Check the leave laws of your state.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['payroll', 'advisory'],
    sources: [
      {
        name: 'Department of Labor, Family and Medical Leave Act',
        url: 'https://www.dol.gov/agencies/whd/fmla',
        date: null,
      },
      {
        name: '29 CFR Part 825',
        url: 'https://www.ecfr.gov/current/title-29/subtitle-B/chapter-V/subchapter-C/part-825',
        date: null,
      },
      {
        name: '29 U.S.C. 2601 and following',
        url: 'https://uscode.house.gov/view.xhtml?path=/prelim@title29/chapter28&edition=prelim',
        date: null,
      },
    ],
    featured: false,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-01-15',
    changes: [{ on: '2026-11-28', note: 'First published.' }],
  },
  {
    slug: 'cobra-continuation-coverage',
    title: 'COBRA: Health Coverage After a Job Ends',
    summary:
      'COBRA lets employees and their families keep the employer’s group health plan for a time after they would lose it. It applies to employers that had 20 or more employees on a typical business day in the year before. After a job ends or hours are cut, coverage lasts up to 18 months; after a death, a divorce, a child’s loss of dependent status or the employee’s entitlement to Medicare, family members can keep it up to 36 months. The plan may charge up to 102 percent of its full cost. The plan has 14 days to send the election notice, and people have at least 60 days to choose.',
    industriesImpacted: [
      {
        industry: 'Small Business',
        explanation:
          'With fewer than 20 employees last year federal COBRA does not apply, but most states have a continuation law of their own for small plans.',
      },
      {
        industry: 'Retail',
        explanation: 'A cut in hours that ends coverage is a qualifying event, just like a layoff.',
      },
      {
        industry: 'Professional Services',
        explanation:
          'Administrators and insurers may send the notices for you, but the employer owes the tax if they are missed.',
      },
      {
        industry: 'Nonprofit',
        explanation:
          'COBRA covers nonprofits too; only plans of churches and of the federal government are outside it.',
      },
    ],
    businessApplication:
      'Qualifying events are the end of employment for any reason except gross misconduct, fewer hours, the employee’s death, divorce or legal separation, entitlement to Medicare, and a child who is no longer a dependent. The employer tells the plan within 30 days of the end of the job, a cut in hours, a death or Medicare; the employee or family tells it within 60 days of a divorce, a separation or a child’s loss of status. The plan then has 14 days for the election notice. An employer that runs the plan itself has 44 days in all. People have at least 60 days from the notice or the loss of coverage, whichever is later, and each family member can choose alone. The first payment is due within 45 days after the election, and later payments have a grace period of 30 days. Coverage reaches back to the day on which it would have ended. Someone found disabled by Social Security in the first 60 days can keep it for 29 months; the plan may charge more for the extra months. Coverage can end early when a premium is not paid, when the employer ends all its plans, or when the person, after choosing COBRA, joins another plan or Medicare. A general notice of these rights goes to the employee and spouse within 90 days after coverage begins. Missing a notice costs an excise tax of $100 a day for each person, or $200 a day for a family, besides claims under ERISA. For example, an employee who is laid off on March 31 and receives the notice on May 1 can choose until June 30, and pays from April 1 on.\n\nAn employee who quits or retires has the same right as one who is laid off. Dental and vision plans, health reimbursement and most health flexible spending accounts are covered; life and disability insurance are not. Coverage ends when the employer and its group have no health plan any more; people then turn to the marketplace. Losing coverage opens a special enrollment period on the marketplace; ending COBRA early by choice does not.\n\nNo federal subsidy is in force; an employer may pay a part, as in a severance agreement. The excise tax is reported on Form 8928; a failure without neglect that is corrected soon after its discovery costs none. First-class mail to the last known address is enough for employee and spouse, even if it does not arrive. People on COBRA have the same open enrollment as employees, and can add a newborn or adopted child.\n\nOwners, partners and contractors who were in the plan have the right too.',
    complianceChecklist: [
      'Count employees of the year before: part-timers count as fractions.',
      'Send the general notice to new participants and their spouses within 90 days.',
      'Tell the plan or its administrator within 30 days of each qualifying event.',
      'Send the election notice within 14 days, or within 44 days if you run the plan yourself.',
      'Set the premium at no more than 102 percent of the full cost.',
      'Keep proof of mailing for each notice.',
      'Track elections, payments and the end of each coverage period.',
      'Below 20 employees, look up your state’s continuation law.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['payroll', 'advisory'],
    sources: [
      {
        name: 'Department of Labor, Continuation of Health Coverage (COBRA)',
        url: 'https://www.dol.gov/general/topic/health-plans/cobra',
        date: null,
      },
      {
        name: '29 U.S.C. 1161 to 1168',
        url: 'https://uscode.house.gov/view.xhtml?path=/prelim@title29/chapter18&edition=prelim',
        date: null,
      },
      { name: '26 U.S.C. 4980B, excise tax', url: 'https://www.law.cornell.edu/uscode/text/26/4980B', date: null },
      {
        name: '29 CFR 2590.606-1 to 2590.606-4, notices',
        url: 'https://www.ecfr.gov/current/title-29/subtitle-B/chapter-XXV/subchapter-L/part-2590',
        date: null,
      },
    ],
    featured: false,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-01-15',
    changes: [{ on: '2026-11-28', note: 'First published.' }],
  },
];
