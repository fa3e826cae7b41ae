import type { ComplianceAnswer, ComplianceCalendar, DocumentAnalysis, Guide, User } from '@counterpart/api/contract';

export function guide(id: number, values: Partial<Guide> = {}): Guide {
  return {
    id,
    slug: `guide-${id}`,
    title: `Guide ${id}`,
    featured: false,
    jurisdiction: 'federal',
    lastUpdated: '2026-09-01T00:30:00.000Z',
    summary: 'Employers withhold income tax from wages and pay it on time.',
    industriesImpacted: [{ industry: 'retail', explanation: 'Seasonal staff are employees too.' }],
    businessApplication: 'Every business with employees is in scope.\n\nSo is an owner who pays themselves a salary.',
    complianceChecklist: ['Collect a W-4 from each employee.', 'Deposit on schedule.'],
    officialSourceUrl: 'https://www.irs.gov/publications/p15',
    sources: [{ name: 'IRS Publication 15', url: 'https://www.irs.gov/publications/p15', date: '2025-12-01' }],
    lastReviewed: '2026-09-02T00:30:00.000Z',
    reviewDue: '2027-03-01T00:00:00.000Z',
    changes: [{ date: '2026-09-01T00:30:00.000Z', note: 'The deposit rules of 2026.' }],
    serviceTypes: ['payroll'],
    ...values,
  };
}

/** An answer from two passages of one guide, with a follow-up. */
export function answer(values: Partial<ComplianceAnswer> = {}): ComplianceAnswer {
  return {
    answer: 'A state can require a seller to collect its sales tax.',
    sections: [
      { title: 'What the law says', content: ['Most states use $100,000 of sales a year.'], citations: [[0]] },
      {
        title: 'What to do',
        content: ['Export sales by state.', 'Compare each with its threshold.'],
        citations: [[1], [1]],
      },
    ],
    sources: [
      { title: 'Sales Tax Nexus', url: '/compliance/sales-tax-nexus', description: 'Our guide' },
      { title: 'Official source: supremecourt.gov', url: 'https://www.supremecourt.gov/x.pdf', description: 'The law' },
    ],
    answeredBy: 'guides',
    notice: 'Answered from our guides',
    answerCitations: [0],
    citations: [
      {
        passage: 'sales-tax-nexus#summary',
        guide: 'sales-tax-nexus',
        title: 'Sales Tax Nexus',
        heading: 'Summary of the Law',
        quote: 'A state can require a seller to collect its sales tax. Most states use $100,000 of sales a year.',
        jurisdiction: 'state',
        reviewed: '2026-11-22T12:00:00.000Z',
      },
      {
        passage: 'sales-tax-nexus#checklist',
        guide: 'sales-tax-nexus',
        title: 'Sales Tax Nexus',
        heading: 'Practical Checklist for Compliance',
        quote: 'Export sales by state.\nCompare each with its threshold.',
      },
    ],
    followUps: ['What should we do first?'],
    related: [{ question: 'Who is a marketplace seller?', guide: 'form-1099-k', title: 'Form 1099-K' }],
    ...values,
  };
}

/** The sentence that stands where nothing supports an answer. */
export const refusal = answer({
  answer: 'Our guides don’t answer this, so we won’t guess. A specialist can.',
  sections: [],
  sources: [],
  answeredBy: 'refusal',
  notice: null,
  answerCitations: [],
  citations: [],
  followUps: [],
  related: [],
});

/** The nearest entry, opened where no answer is sure. */
export const closest = answer({
  answer: 'We’re not sure this is your question. The closest one our guides answer:',
  sections: [{ title: 'Who collects sales tax?', content: [answer().answer], citations: [[0]] }],
  ...{ answeredBy: 'closest', notice: null, answerCitations: [], followUps: [] },
  related: [
    { question: 'Who collects sales tax?', guide: 'sales-tax-nexus', title: 'Sales Tax Nexus' },
    ...(answer().related ?? []),
  ],
});

/** Server-sent events: `streamOf(['answer', answer()])`. */
export function streamOf(...events: readonly (readonly [name: string, data: unknown])[]): Response {
  const text = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('');
  return new Response(text, { headers: { 'content-type': 'text/event-stream' } });
}

/** An analysis by rules of a document of two pages. */
export function analysis(values: Partial<DocumentAnalysis> = {}): DocumentAnalysis {
  const summary = { text: 'This Act is about reports.', quote: 'This Act is about reports.', page: 1 };
  const duty = {
    text: 'File the report by March 31, 2027.',
    quote: 'Each owner must file the report by March 31, 2027.',
    page: 2,
  };
  return {
    summary: summary.text,
    keyPoints: [duty.text],
    industryImpact: 'We found no sentence that regulates retail businesses in particular by our rules.',
    complianceSteps: [duty.text],
    risksAndPenalties: 'We found no penalties by our rules.',
    points: {
      summary: [summary],
      keyPoints: [duty],
      industryImpact: [],
      complianceSteps: [duty],
      risksAndPenalties: [],
    },
    findings: [{ kind: 'deadline', also: ['obligation'], quote: duty.quote, page: 2, date: '2027-03-31' }],
    dates: [{ kind: 'deadline', date: '2027-03-31', quote: duty.quote, page: 2 }],
    leftOut: 0,
    pages: 2,
    document: ['This Act is about reports.', 'Section 2.\nEach owner must file\nthe report by March 31, 2027.'],
    analyzedBy: 'rules',
    notice: 'Pulled word for word from your document. Not legal advice.',
    ...values,
  };
}

/** A signed-in user. */
export const person: User = {
  id: 1,
  userType: 'client',
  firstName: 'Nora',
  lastName: 'Lindqvist',
  email: 'nora@example.test',
  username: 'nora',
  emailConfirmed: true,
  profilePicture: null,
  city: null,
  state: null,
};

/** A calendar with one guide and one date that a weekend has moved. */
export const calendar: ComplianceCalendar = {
  from: '2026-12-01',
  to: '2027-12-01',
  guides: [
    { slug: 'form-941', title: 'Payroll Tax Deposits', reason: 'You have employees.', onlyIf: '' },
    { slug: 'cobra', title: 'COBRA', reason: 'You have 20 or more employees.', onlyIf: 'you have a group health plan' },
  ],
  dates: [
    {
      key: '1-2027-01-31',
      day: '2027-02-01',
      setOn: '2027-01-31',
      label: 'File Form 941',
      onlyIf: '',
      reason: 'You have employees.',
      guide: { slug: 'form-941', title: 'Payroll Tax Deposits' },
      sourceTitle: '26 CFR 31.6071(a)-1',
      sourceUrl: 'https://www.ecfr.gov/current/title-26/section-31.6071(a)-1',
      checkedOn: '2026-11-28',
      weekendRule: 'section-7503',
    },
  ],
};
