import { limits, type Profession, type Professional } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { CheckboxGroup } from '@counterpart/design-system/checkbox';
import { Field } from '@counterpart/design-system/field';
import { Grid, Inline, Stack } from '@counterpart/design-system/layout';
import { NumberInput } from '@counterpart/design-system/number-input';
import { TagInput } from '@counterpart/design-system/tag-input';
import { Heading } from '@counterpart/design-system/text';
import { TextArea } from '@counterpart/design-system/text-input';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useForm } from '@counterpart/design-system/form';
import { CompletenessMeter } from './completeness-meter';
import { ListingExtras } from './listing-extras';
import { professionOptions, serviceOptions, specialtyOptions } from './listing-options';
import { validateListing } from './listing-validation';
import { LogoPicker } from './logo-picker';
import { previewOf, toValues, type ListingValues } from './listing-values';
import { useSaveListing } from './use-save-listing';

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog')).PreviewDialog }));

interface Props {
  readonly professional: Professional;
  /** What the person said to be when they signed up. */
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
    initial: toValues(professional, signedUpAs),
    validate: (values) => validateListing(values, new Date().getUTCFullYear()),
    send: save,
  });
  const { values, errors, pending, set, submit } = form;

  return (
    <form noValidate aria-label="Profile" onSubmit={(event) => void submit(event)}>
      <Stack gap={24}>
        <CompletenessMeter values={values} />
        <CheckboxGroup
          label="Professions"
          help="Decides which directories list you."
          columns={2}
          options={professionOptions}
          value={values.professions}
          error={errors.professions}
          onChange={(professions) => set('professions', professions)}
        />
        <Field label="Bio" error={errors.bio}>
          <TextArea
            name="bio"
            rows={6}
            countLimit={limits.profile.bioMax}
            value={values.bio}
            onChange={(event) => set('bio', event.target.value)}
          />
        </Field>
        <CheckboxGroup
          label="Services"
          columns={2}
          options={serviceOptions(values.professions, values.services)}
          value={values.services}
          error={errors.services}
          onChange={(services) => set('services', services)}
        />
        <CheckboxGroup
          label="Specialties"
          columns={2}
          options={specialtyOptions(values.professions, values.specialties)}
          value={values.specialties}
          error={errors.specialties}
          onChange={(specialties) => set('specialties', specialties)}
        />
        <Field label="Pricing" help="In your own words: hourly, fixed or a retainer." error={errors.pricing}>
          <TextArea
            name="pricing"
            rows={2}
            countLimit={limits.profile.pricingMax}
            value={values.pricing}
            onChange={(event) => set('pricing', event.target.value)}
          />
        </Field>
        <Grid columns={2} gap={16}>
          <Field label="Certifications" optional help="Press Enter or comma after each." error={errors.certifications}>
            <TagInput
              placeholder="CPA, EA"
              value={values.certifications}
              onChange={(certifications) => {
                set('certifications', certifications);
              }}
            />
          </Field>
          <Field label="Year founded" optional error={errors.yearsFounded}>
            <NumberInput
              name="yearsFounded"
              value={values.yearsFounded}
              onChange={(year) => {
                set('yearsFounded', year);
              }}
            />
          </Field>
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
        <Suspense fallback={null}>
          <PreviewDialog open onClose={() => setPreviewed(false)}>
            {preview(previewOf(professional, values))}
          </PreviewDialog>
        </Suspense>
      )}
    </form>
  );
}
