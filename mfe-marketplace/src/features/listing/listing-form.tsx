import type { Profession, Professional } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Grid, Inline, Stack } from '@counterpart/design-system/layout';
import { Heading } from '@counterpart/design-system/text';
import { lazyPart, useDraft } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { useForm } from '@counterpart/design-system/form';
import { CompletenessMeter } from './completeness-meter';
import { ListingExtras } from './listing-extras';
import {
  BioField,
  CertificationsField,
  PricingField,
  ProfessionsField,
  ServicesField,
  SpecialtiesField,
  YearFoundedField,
} from './listing-fields';
import { validateListing } from './listing-validation';
import { LogoPicker } from './logo-picker';
import { previewOf, toValues, type ListingValues } from './listing-values';
import { useSaveListing } from './use-save-listing';

const PreviewDialog = lazyPart(async () => (await import('./preview-dialog')).PreviewDialog, {
  name: 'the preview',
  loading: null,
  failure: 'dialog',
});

interface Props {
  readonly professional: Professional;
  /** Profession chosen at sign-up. */
  readonly signedUpAs: Profession | undefined;
  /** Draws a professional as visitors see them. */
  readonly preview: (professional: Professional) => ReactNode;
}

/** The profile form, filled with what is stored. */
export function ListingForm({ professional, signedUpAs, preview }: Props): ReactNode {
  const [isPreviewed, setPreviewed] = useState(false);
  const exists = professional.profile !== null;
  const save = useSaveListing(professional.id, exists);
  const form = useForm<ListingValues>({
    draft: useDraft('profile'),
    initial: toValues(professional, signedUpAs),
    validate: (values) => validateListing(values, new Date().getUTCFullYear()),
    send: async (values, { saved }) => {
      if (await save(values)) saved();
    },
  });
  const { values, pending, submit } = form;

  return (
    <form noValidate aria-label="Profile" onSubmit={(event) => void submit(event)}>
      <Stack gap={24}>
        <CompletenessMeter values={values} />
        <ProfessionsField form={form} />
        <BioField form={form} />
        <ServicesField form={form} />
        <SpecialtiesField form={form} />
        <PricingField form={form} />
        <Grid columns={2} gap={16}>
          <CertificationsField form={form} />
          <YearFoundedField form={form} />
        </Grid>
        <Heading level={3}>More about your practice</Heading>
        {exists && <LogoPicker professional={professional} />}
        <ListingExtras form={form} />
        <Inline gap={12}>
          <Button type="submit" size="large" pending={pending} pendingLabel="Saving...">
            {exists ? 'Update Profile' : 'Create Profile'}
          </Button>
          <Button variant="secondary" size="large" icon="eye" aria-haspopup="dialog" onClick={() => setPreviewed(true)}>
            Preview
          </Button>
        </Inline>
      </Stack>
      {isPreviewed && (
        <PreviewDialog open onClose={() => setPreviewed(false)}>
          {preview(previewOf(professional, values))}
        </PreviewDialog>
      )}
    </form>
  );
}
