import type { Profession, Professional } from '@counterpart/api/contract';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { useForm, type Form } from '@counterpart/design-system/form';
import { from, Grid, Inline, Stack, VisuallyHidden } from '@counterpart/design-system/layout';
import { StepProgress } from '@counterpart/design-system/step-progress';
import { Heading, Text } from '@counterpart/design-system/text';
import { useNavigate, useSearchParams } from '@counterpart/shell/sdk/router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useListingDraft } from './listing-draft';
import {
  BioField,
  CertificationsField,
  MeetingsField,
  PriceUnitField,
  PricingField,
  ProfessionsField,
  ServicesField,
  ShortTextField,
  SpecialtiesField,
  StartingPriceField,
  YearFoundedField,
} from './listing-fields';
import { ListingPreview } from './listing-preview';
import { listingSteps, readStep, stepErrors } from './listing-steps';
import { previewOf, toValues, type ListingValues } from './listing-values';
import { useSaveListing } from './use-save-listing';

/** On a phone the preview stands above the form, closed. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-16);
  align-items: start;
  ${from('large')} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
    gap: var(--cp-space-32);
    > aside {
      order: 1;
    }
  }
`;

const screens: readonly ((form: Form<ListingValues>) => ReactNode)[] = [
  (form) => (
    <>
      <ProfessionsField form={form} />
      <ServicesField form={form} />
      <SpecialtiesField form={form} />
    </>
  ),
  (form) => (
    <>
      <Grid columns={2} gap={16}>
        <ShortTextField form={form} name="city" />
        <ShortTextField form={form} name="state" />
      </Grid>
      <MeetingsField form={form} />
      <PricingField form={form} />
      <Grid columns={2} gap={16}>
        <StartingPriceField form={form} />
        <PriceUnitField form={form} />
      </Grid>
    </>
  ),
  (form) => (
    <>
      <BioField form={form} />
      <Grid columns={2} gap={16}>
        <ShortTextField form={form} name="businessName" />
        <ShortTextField form={form} name="tagline" />
        <CertificationsField form={form} />
        <YearFoundedField form={form} />
      </Grid>
    </>
  ),
];

const total = listingSteps.length;

interface Props {
  /** A professional without a profile. */
  readonly professional: Professional;
  /** Profession chosen at sign-up. */
  readonly signedUpAs: Profession | undefined;
}

/**
 * The three screens, each with a URL of its own, beside the card that comes of them. What is typed is in this browser
 * until the listing is created.
 */
export function CreateListingForm({ professional, signedUpAs }: Props): ReactNode {
  const { id } = professional;
  const [year] = useState(() => new Date().getUTCFullYear());
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const save = useSaveListing(id, false);
  const form = useForm<ListingValues>({
    draft: useListingDraft(),
    initial: toValues(professional, signedUpAs),
    validate: (values) => stepErrors(readStep(search.get('step'), values, year), values, year),
    send: async (values) => {
      if (step < total - 1) await navigate(`/create-listing?step=${step + 2}`);
      else await save(values);
    },
  });
  const { values, pending } = form;
  const step = readStep(search.get('step'), values, year);
  const { title, text } = listingSteps[step] ?? listingSteps[0];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  // The new screen is read out from its name on.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  return (
    <Columns>
      <ListingPreview professional={previewOf(professional, values)} />
      <Card padding="large">
        <form noValidate aria-label="Create your listing" onSubmit={(event) => void form.submit(event)}>
          <Stack gap={24}>
            <StepProgress step={step + 1} total={total} label="Your listing" hidePercent />
            <Stack gap={4}>
              <Heading level={2} ref={heading} tabIndex={-1}>
                <VisuallyHidden>{`Step ${step + 1} of ${total}: `}</VisuallyHidden>
                <span>{title}</span>
              </Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
            {screens[step]?.(form)}
            <Inline justify="between">
              {step > 0 ? (
                <LinkButton href={`/create-listing?step=${step}`} variant="secondary" size="large">
                  Back
                </LinkButton>
              ) : (
                <LinkButton href="/dashboard" variant="ghost" size="large">
                  Finish Later
                </LinkButton>
              )}
              <Button type="submit" size="large" pending={pending} pendingLabel="Saving...">
                {step < total - 1 ? 'Continue' : 'Create Profile'}
              </Button>
            </Inline>
            <Text size="small" tone="muted">
              What you type is saved in this browser until your listing is live.
            </Text>
          </Stack>
        </form>
      </Card>
    </Columns>
  );
}
