import type { Post } from '@counterpart/api/contract';
import type { ReactNode } from 'react';
import { emptyChair, growth, handover, payday, priceTag } from './growth-covers';
import { bank, cashFlow, ledger, statement } from './reporting-covers';
import { calendar, choice, form, statesMap } from './tax-covers';
import { assistant, gears, laptop, padlock } from './technology-covers';

/** Covers by the words of an article: the first line that matches wins. */
const subjects: readonly (readonly [RegExp, ReactNode])[] = [
  [/\b(sales tax|nexus|multistate|states)\b/, statesMap],
  [/\b(s corporation|llc|entity)\b/, choice],
  [/\b(payroll|contractors?|wages|overtime)\b/, payday],
  [/\b(lending|loans?|bank|sba)\b/, bank],
  [/\b(month-end|close|bookkeeping basics|reconciliation)\b/, ledger],
  [/\b(estimated taxes|deadlines?)\b/, calendar],
  [/\b(cash flow|receivables|working capital)\b/, cashFlow],
  [/\b(fractional cfo|hiring)\b/, emptyChair],
  [/\b(pricing|margins?)\b/, priceTag],
  [/\b(exit|succession|valuation)\b/, handover],
  [/\b(security|fraud|phishing)\b/, padlock],
  [/\b(ai|assistants?)\b/, assistant],
  [/\b(automation|accounts payable|integrations?)\b/, gears],
  [/\b(software|systems|dashboards?)\b/, laptop],
  [/\b(year-end|checklists?|deductions?|depreciation|credits?|forms?)\b/, form],
];

const categories: Readonly<Record<string, ReactNode>> = {
  'tax-strategies': form,
  'financial-reporting': statement,
  'business-growth': growth,
  technology: laptop,
};

/** The drawing for an article: by the first of its tags that has one, then its title, then its category. */
export function coverOf({ category, tags, title }: Pick<Post, 'category' | 'tags' | 'title'>): ReactNode {
  for (const words of [...tags, title]) {
    const found = subjects.find(([pattern]) => pattern.test(words.toLowerCase()));
    if (found) return found[1];
  }
  return categories[category] ?? statement;
}
