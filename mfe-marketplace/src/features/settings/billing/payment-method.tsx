import { testCards, type Billing } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { RadioGroup } from '@counterpart/design-system/radio-group';
import { Text } from '@counterpart/design-system/text';
import { useHost } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { useBillingActions } from './use-billing-actions';

const options = testCards.map(({ token, brand, last4, label }) => ({
  value: token,
  label: `${brand} ending in ${last4}`,
  help: label,
}));
type TestCard = (typeof options)[number]['value'];

/** The card that is charged. Test cards are chosen here; real ones are entered on the payment service's own page. */
export function PaymentMethod({ billing: { card, gateway } }: { readonly billing: Billing }): ReactNode {
  return (
    <Stack gap={16}>
      <Text>
        {card
          ? `${card.brand} ending in ${card.last4}, expires ${String(card.expMonth).padStart(2, '0')}/${card.expYear}`
          : 'No payment method yet.'}
      </Text>
      {gateway === 'test' ? <TestCards hasCard={card !== null} /> : <ServicePages hasCard={card !== null} />}
    </Stack>
  );
}

function TestCards({ hasCard }: { readonly hasCard: boolean }): ReactNode {
  const { api } = useHost();
  const { pending, pay } = useBillingActions();
  const [isChoosing, setIsChoosing] = useState(false);
  const [token, setToken] = useState<TestCard>('tok_success');
  if (!isChoosing)
    return (
      <div>
        <Button variant="secondary" onClick={() => setIsChoosing(true)}>
          {hasCard ? 'Change Payment Method' : 'Add Payment Method'}
        </Button>
      </div>
    );
  const save = async () => {
    const result = await pay(() => api.send('put', '/api/billing/card', { body: { token } }), 'Payment method saved');
    if (result) setIsChoosing(false);
  };
  return (
    <Stack gap={16}>
      <RadioGroup<TestCard>
        label="Which test card do you want to use? No real card is charged."
        options={options}
        value={token}
        onChange={setToken}
      />
      <Inline gap={8}>
        <Button pending={pending} pendingLabel="Saving..." onClick={() => void save()}>
          Save Payment Method
        </Button>
        <Button variant="secondary" disabled={pending} onClick={() => setIsChoosing(false)}>
          Keep as It Is
        </Button>
      </Inline>
    </Stack>
  );
}

/** Stripe's pages: the card's number never comes here. */
function ServicePages({ hasCard }: { readonly hasCard: boolean }): ReactNode {
  const { api } = useHost();
  const { pending, run } = useBillingActions();
  const open = async (path: '/api/billing/card-page' | '/api/billing/portal') => {
    const page = await run(() => api.send('post', path));
    if (page?.url) window.location.assign(page.url);
  };
  return (
    <Inline gap={8}>
      <Button variant="secondary" pending={pending} onClick={() => void open('/api/billing/card-page')}>
        {hasCard ? 'Change Payment Method' : 'Add Payment Method'}
      </Button>
      {hasCard && (
        <Button variant="ghost" disabled={pending} onClick={() => void open('/api/billing/portal')}>
          Open Customer Portal
        </Button>
      )}
    </Inline>
  );
}
