import { CheckboxGroup } from '@counterpart/design-system/checkbox';
import { Field } from '@counterpart/design-system/field';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { TagInput } from '@counterpart/design-system/tag-input';
import { TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import { ManyOf } from '../../forms/many-of';
import type { Form } from '@counterpart/design-system/form';
import { MeetingsField, PriceUnitField, StartingPriceField, ShortTextField } from './listing-fields';
import {
  clientTypeOptions,
  feeModelOptions,
  fiduciaryOptions,
  industryOptions,
  phoneVisibilityOptions,
} from './listing-options';
import type { ListingValues } from './listing-values';

/** The parts of a listing that may stay empty, yet are what clients filter and compare by. */
export function ListingExtras({ form }: { readonly form: Form<ListingValues> }): ReactNode {
  const { values, errors, field } = form;
  return (
    <Stack gap={20}>
      <Grid columns={2} gap={16}>
        <ShortTextField form={form} name="businessName" />
        <ShortTextField form={form} name="tagline" />
      </Grid>
      <Field label="Website" optional error={errors.website}>
        <TextInput {...field('website')} type="url" autoComplete="url" placeholder="https://example.com" />
      </Field>
      <Grid columns={2} gap={16}>
        <StartingPriceField form={form} />
        <PriceUnitField form={form} />
        <ShortTextField form={form} name="city" />
        <ShortTextField form={form} name="state" />
      </Grid>
      <ManyOf
        label="Industries"
        optional
        placeholder="Choose industries"
        options={industryOptions(values.industries)}
        {...field('industries')}
      />
      <ManyOf
        label="Client types"
        optional
        placeholder="Choose client types"
        options={clientTypeOptions(values.clientTypes)}
        {...field('clientTypes')}
      />
      <Grid columns={2} gap={16}>
        <MeetingsField form={form} />
        <CheckboxGroup label="How you charge" options={feeModelOptions} {...field('feeModels')} />
        <Field label="Languages" optional help="Press Enter or comma after each." error={errors.languages}>
          <TagInput placeholder="English, Spanish" {...field('languages')} />
        </Field>
        <Field label="Do you act as a fiduciary?" help="A fiduciary has to put the client's interest first.">
          <Select options={fiduciaryOptions} {...field('fiduciary')} />
        </Field>
        <Field label="Phone" optional error={errors.phone}>
          <TextInput {...field('phone')} type="tel" autoComplete="tel" placeholder="(512) 555-0143" />
        </Field>
        <Field label="Who sees your phone number?">
          <Select options={phoneVisibilityOptions} {...field('phoneVisibility')} />
        </Field>
      </Grid>
    </Stack>
  );
}
