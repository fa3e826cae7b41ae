import { fractionalCfo } from './posts/business-growth/fractional-cfo';
import { raisingPrices } from './posts/business-growth/raising-prices';
import { sellingYourFirm } from './posts/business-growth/selling-your-firm';
import type { DemoPost } from './posts/demo-post';
import { bankLending } from './posts/financial-reporting/bank-lending';
import { cashFlowStatement } from './posts/financial-reporting/cash-flow-statement';
import { monthEndClose } from './posts/financial-reporting/month-end-close';
import { estimatedTaxes } from './posts/tax-strategies/estimated-taxes';
import { sCorporation } from './posts/tax-strategies/s-corporation';
import { salesTax } from './posts/tax-strategies/sales-tax';
import { yearEndChecklist } from './posts/tax-strategies/year-end-checklist';
import { accountingSoftware } from './posts/technology/accounting-software';
import { accountsPayable } from './posts/technology/accounts-payable';
import { aiInYourBooks } from './posts/technology/ai-in-your-books';
import { paymentFraud } from './posts/technology/payment-fraud';

/** Every blog post of the demo data, drafts included. */
export const demoPosts: readonly DemoPost[] = [
  estimatedTaxes,
  sCorporation,
  salesTax,
  yearEndChecklist,
  cashFlowStatement,
  monthEndClose,
  bankLending,
  fractionalCfo,
  raisingPrices,
  sellingYourFirm,
  accountingSoftware,
  accountsPayable,
  paymentFraud,
  aiInYourBooks,
];
