import { Tabs } from '@counterpart/design-system/tabs';
import type { ReactNode } from 'react';
import { AdminFrame } from '../../frame/admin-frame';
import { CouponList } from './coupon-list';
import { EventList } from './event-list';
import { Revenue } from './revenue';
import { SubscriptionList } from './subscription-list';
import { useBillingView, type BillingTab } from './use-billing-view';

/** `/admin/billing`: subscriptions, money and what the payment service reported. What is shown stands in the URL. */
export function BillingPage(): ReactNode {
  const view = useBillingView();
  return (
    <AdminFrame title="Billing" description="Subscriptions, payments, revenue and payment events.">
      <Tabs<BillingTab>
        label="Billing"
        value={view.tab}
        onChange={view.setTab}
        items={[
          { id: 'subscriptions', label: 'Subscriptions', content: <SubscriptionList view={view} /> },
          { id: 'revenue', label: 'Revenue', content: <Revenue /> },
          { id: 'coupons', label: 'Coupons', content: <CouponList /> },
          { id: 'events', label: 'Payment events', content: <EventList view={view} /> },
        ]}
      />
    </AdminFrame>
  );
}
