import type { ReactNode } from 'react';

const sheet: ReactNode = <rect className="paper" x="176" y="52" width="84" height="100" rx="8" />;

/** Two people: work and wages. */
const people: ReactNode = (
  <>
    {sheet}
    <circle className="sky" cx="204" cy="84" r="10" />
    <circle className="clay" cx="234" cy="84" r="10" />
    <path className="sky" d="M188 114c1-12 6-17 16-17s15 5 16 17z" />
    <path className="clay" d="M218 114c1-12 6-17 16-17s15 5 16 17z" />
    <path className="text" d="M192 132h52" />
  </>
);

/** A shield: data of others. */
const shield: ReactNode = (
  <>
    {sheet}
    <path className="sun" d="m218 68 28 9v19c0 20-12 32-28 40-16-8-28-20-28-40V77z" />
    <path className="over" d="m206 100 9 9 16-18" />
  </>
);

/** A percent sign on a tag: a tax on what is sold. */
const percent: ReactNode = (
  <>
    {sheet}
    <path className="clay" d="M196 90V72a4 4 0 0 1 4-4h18l28 28a5 5 0 0 1 0 7l-20 20a5 5 0 0 1-7 0z" />
    <circle className="paper" cx="207" cy="79" r="4" />
    <path className="over" d="m212 106 18-4" />
    <path className="text" d="M192 138h40" />
  </>
);

/** Bars and a line: statements and audits. */
const statements: ReactNode = (
  <>
    {sheet}
    <path className="text" d="M192 70h32" />
    <path className="sky" d="M192 116h12v20h-12zM212 102h12v34h-12zM232 90h12v46h-12z" />
    <path className="mark" d="m192 102 18-12 14 4 22-20" />
  </>
);

/** A form with its boxes, one of them ticked. */
const form: ReactNode = (
  <>
    {sheet}
    <path strokeWidth="6" d="M192 70h32" />
    <path className="text" d="M214 92h32M214 112h32M214 132h20" />
    <rect className="sun" x="190" y="85" width="14" height="14" rx="3" />
    <rect className="paper" x="190" y="105" width="14" height="14" rx="3" />
    <rect className="paper" x="190" y="125" width="14" height="14" rx="3" />
    <path className="over" d="m194 92 3 3 5-6" />
  </>
);

/** Boxes below a box: who owns what. */
const owners: ReactNode = (
  <>
    {sheet}
    <path d="M218 86v18M200 118v-14h36v14" />
    <rect className="sun" x="202" y="66" width="32" height="20" rx="4" />
    <rect className="sky" x="186" y="116" width="28" height="20" rx="4" />
    <rect className="sky" x="222" y="116" width="28" height="20" rx="4" />
  </>
);

/** A flask: research. */
const flask: ReactNode = (
  <>
    {sheet}
    <path className="paper" d="M208 66h20M212 66v24l-20 38a6 6 0 0 0 5 10h42a6 6 0 0 0 5-10l-20-38V66" />
    <path className="sky" d="m203 108-11 20a6 6 0 0 0 5 10h42a6 6 0 0 0 5-10l-11-20z" />
    <circle className="sun" cx="212" cy="124" r="4" />
    <circle className="sun" cx="226" cy="118" r="3" />
  </>
);

/** Drawings by words of a guide's title: the first line that fits. */
export const subjectsByWords: readonly (readonly [RegExp, ReactNode])[] = [
  [/\b(privacy|gdpr|ccpa|hipaa|data)\b/, shield],
  [/\b(ownership|owned|boi|transparency act)\b/, owners],
  [/\b(research|174)\b/, flask],
  [/\b(overtime|employees?|employer|contractors?|payroll|pay|sick|wages?)\b/, people],
  [/\b(sales tax|vat|rent tax|gross receipts|licenses)\b/, percent],
  [/\b(statements|audit|990|accounts)\b/, statements],
];

/** Drawings by service, for guides whose title names no subject. */
export const subjectsByService: Readonly<Partial<Record<string, ReactNode>>> = {
  payroll: people,
  audit: statements,
  'financial-statements': statements,
  bookkeeping: statements,
};

export const anySubject = form;
