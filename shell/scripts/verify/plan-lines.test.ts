import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/workspaces';

/** Lines of the plan tables, and the test that fails when they stop being true. */
interface Proof {
  readonly lines: readonly string[];
  readonly file: string;
  /** The test's title. */
  readonly test: string;
}

const api = 'api/src/modules';
const proofs: readonly Proof[] = [
  {
    lines: [
      'Up to 2 client connections per month',
      'Up to 15 client connections per month',
      'Up to 15 connections a month',
      'Client connections per month: Up to 2',
      'Client connections per month: Up to 15',
    ],
    file: `${api}/conversations/connections/connection-limits.test.ts`,
    test: 'reach a professional up to the limit; then they wait, and only the sender sees them',
  },
  {
    lines: ['Unlimited client connections', 'Client connections per month: Unlimited'],
    file: `${api}/conversations/connections/connection-limits.test.ts`,
    test: 'are unlimited on Premium, and not counted when the professional or an administrator writes first',
  },
  {
    lines: [
      'Priority matching',
      'Highest matching priority',
      'Priority lead matching',
      'Matching priority: Priority',
      'Matching priority: Highest',
    ],
    file: `${api}/directory/quiz/quiz.test.ts`,
    test: 'lets plans decide between equals only',
  },
  {
    lines: ['Higher placement', 'Search placement: Higher', 'Top placement', 'Search placement: Top'],
    file: `${api}/directory/professionals/search/placement.test.ts`,
    test: 'puts Premium before Professional before Starter among equals by %s',
  },
  {
    lines: ['Advanced messaging', 'Messaging: Advanced'],
    file: `${api}/conversations/quick-replies/quick-replies.test.ts`,
    test: 'are four in basic messaging and thirty in advanced; what a larger plan had stays usable',
  },
  {
    lines: [
      'Email & Chat support',
      'Support: Email & Chat',
      'Priority Email, Chat & Phone support',
      'Support: Priority Email, Chat & Phone',
    ],
    file: `${api}/operations/support/support.test.ts`,
    test: 'is on %s by %j, and the server refuses the rest',
  },
  {
    lines: ['Messaging with attachments', 'Messaging: With attachments'],
    file: `${api}/conversations/attachments/attachments.test.ts`,
    test: 'needs a Premium professional on one of the two sides',
  },
  {
    lines: ['Basic messaging', 'Messaging: Basic', 'Direct messages'],
    file: `${api}/conversations/messages/messages.test.ts`,
    test: 'stores the message for both sides and notifies both',
  },
  {
    lines: ['Analytics dashboard', 'Advanced analytics', 'Analytics: Dashboard'],
    file: 'shell/e2e/admin/analytics.spec.ts',
    test: 'a visitor’s look and first message appear in the professional’s analytics',
  },
  {
    lines: ['Analytics: 30-day totals'],
    file: `${api}/operations/analytics/analytics.test.ts`,
    test: '%s sees views and contacts of 30 days, whatever it asks for',
  },
  {
    lines: ['Accepted work at a time: 1', 'Accepted work at a time: Unlimited'],
    file: `${api}/conversations/engagements/engagements.test.ts`,
    test: 'have room in the professional’s plan',
  },
  {
    lines: ['Private documents for work: Included'],
    file: `${api}/conversations/engagements/documents.test.ts`,
    test: 'are asked for, uploaded on every plan, given back with a note and checked off',
  },
  {
    lines: ['Direct meeting booking', 'Direct meeting booking: Included'],
    file: `${api}/conversations/booking/booking.test.ts`,
    test: 'needs the Premium plan to be offered',
  },
  {
    lines: ['Featured status 5 days per month', 'Featured 5 days a month', 'Featured status: 5 days per month'],
    file: `${api}/directory/featured-days/featured-days.test.ts`,
    test: 'feature a professional everywhere as soon as today is chosen, and not once it is given up',
  },
  {
    lines: ['Permanent featured status', 'Featured status: Permanent', 'Featured badge', 'Featured top placement'],
    file: `${api}/directory/featured-days/featured-days.test.ts`,
    test: 'feature always on Premium, never on Starter, and take chosen days up again',
  },
  {
    lines: ['Review collection tools', 'Review tools: Collection tools'],
    file: `${api}/reviews/review-invitations/review-invitations.test.ts`,
    test: 'is one mail to a past client, which leads to the form after signing in',
  },
  {
    lines: ['Advanced review tools', 'Review tools: Advanced'],
    file: `${api}/reviews/review-invitations/review-invitations.test.ts`,
    test: 'has a note on Premium',
  },
  {
    lines: ['Verified badge: When verified'],
    file: `${api}/directory/verification/verification.test.ts`,
    test: 'approves until a day to check again, shows it on the profile and notifies the professional',
  },
  {
    lines: ['Email support', 'Support: Email'],
    file: `${api}/operations/support/support.test.ts`,
    test: 'is on %s by %j, and the server refuses the rest',
  },
  {
    lines: [
      'No credit card',
      'Unlimited searches',
      'Profiles and reviews',
      'No fees or commissions',
      'Commission: None',
      'Standard placement',
      'Search placement: Standard',
    ],
    file: 'shell/e2e/marketplace/main-job.spec.ts',
    test: 'a visitor finds a professional, signs up and writes; the professional answers; the client leaves a review',
  },
];

/** A line of a plan, some with a link. */
type Line = string | { readonly text: string };
const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text);

/** Imports a file of the marketplace. */
const exportsOf = async <Exports>(file: string): Promise<Exports> =>
  (await import(/* @vite-ignore */ join(root, 'mfe-marketplace/src/features', file))) as Exports;

const { plans } = await exportsOf<{ plans: readonly { readonly features: readonly Line[] }[] }>('pricing/plans.ts');
const { plans: homePlans } = await exportsOf<{ plans: readonly { readonly points: readonly Line[] }[] }>(
  'home/sections/plans.ts',
);
const { planFeatures } = await exportsOf<{
  planFeatures: readonly { readonly label: string; readonly values: Readonly<Record<string, string | false>> }[];
}>('pricing/plan-features.ts');

const sold = new Set([
  ...plans.flatMap(({ features }) => features.map(textOf)),
  ...homePlans.flatMap(({ points }) => points.map(textOf)),
  ...planFeatures.flatMap(({ label, values }) =>
    Object.values(values).flatMap((value) => (value === false ? [] : [`${label}: ${value}`])),
  ),
]);

it('names for every line of the plan tables the test that proves it, and no line that is not there', () => {
  // No line is without a proof: what is sold is true, or it is not sold.
  expect(proofs.flatMap(({ lines }) => lines).toSorted()).toEqual([...sold].toSorted());
});

it.each(proofs)('$lines.0 is proven by a test that exists', ({ file, test }) => {
  const path = join(root, file);
  expect(existsSync(path), file).toBe(true);
  expect(readFileSync(path, 'utf8'), file).toContain(`'${test}'`);
});
