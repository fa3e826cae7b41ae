import { CheckboxGroup } from '@counterpart/design-system/checkbox';
import { Field } from '@counterpart/design-system/field';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { NumberInput } from '@counterpart/design-system/number-input';
import { Select } from '@counterpart/design-system/select';
import { TagInput } from '@counterpart/design-system/tag-input';
import { TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import { ManyOf } from '../../forms/many-of';
import type { Form } from '@counterpart/design-system/form';
import {
  clientTypeOptions,
  feeModelOptions,
  fiduciaryOptions,
  industryOptions,
  meetingOptions,
  phoneVisibilityOptions,
  priceUnitOptions,
} from './listing-options';
import type { ListingValues } from './listing-values';

/** The parts of a listing that may stay empty, yet are what clients filter and compare by. */
export function ListingExtras({ form }: { readonly form: Form<ListingValues> }): ReactNode {
  const { values, errors, set } = form;
  return (
    <Stack gap={20}>
      <Grid columns={2} gap={16}>
        <Field label="Business name" optional error={errors.businessName}>
          <TextInput
            name="businessName"
            autoComplete="organization"
            value={values.businessName}
            onChange={(event) => set('businessName', event.target.value)}
          />
        </Field>
        <Field label="Tagline" optional error={errors.tagline}>
          <TextInput name="tagline" value={values.tagline} onChange={(event) => set('tagline', event.target.value)} />
        </Field>
        <Field label="Website" optional error={errors.website}>
          <TextInput
            name="website"
            type="url"
            autoComplete="url"
            placeholder="https://example.com"
            value={values.website}
            onChange={(event) => set('website', event.target.value)}
          />
        </Field>
        <Field label="Starting price" optional error={errors.startingPrice}>
          <NumberInput
            name="startingPrice"
            {...(values.priceUnit === 'assets' ? { suffix: '%' } : { prefix: '$' })}
            decimals
            min={0}
            placeholder={values.priceUnit === 'assets' ? '0.8' : '150'}
            value={values.startingPrice}
            onChange={(startingPrice) => {
              set('startingPrice', startingPrice);
            }}
          />
        </Field>
        <Field label="What the price is for" help="Clients compare prices of the same kind." error={errors.priceUnit}>
          <Select
            name="priceUnit"
            placeholder="Choose a unit"
            options={priceUnitOptions}
            value={values.priceUnit}
            onChange={(priceUnit) => set('priceUnit', priceUnit)}
          />
        </Field>
        <Field label="City" optional help="Clients search by city and state." error={errors.city}>
          <TextInput
            name="city"
            autoComplete="address-level2"
            value={values.city}
            onChange={(event) => set('city', event.target.value)}
          />
        </Field>
        <Field label="State" optional error={errors.state}>
          <TextInput
            name="state"
            autoComplete="address-level1"
            value={values.state}
            onChange={(event) => set('state', event.target.value)}
          />
        </Field>
      </Grid>
      <ManyOf
        label="Industries"
        optional
        placeholder="Choose industries"
        options={industryOptions(values.industries)}
        value={values.industries}
        onChange={(industries) => set('industries', industries)}
      />
      <ManyOf
        label="Client types"
        optional
        placeholder="Choose client types"
        options={clientTypeOptions(values.clientTypes)}
        value={values.clientTypes}
        onChange={(clientTypes) => set('clientTypes', clientTypes)}
      />
      <Grid columns={2} gap={16}>
        <CheckboxGroup
          label="Where you meet clients"
          options={meetingOptions}
          value={values.meetings}
          onChange={(meetings) => set('meetings', meetings)}
        />
        <CheckboxGroup
          label="How you charge"
          options={feeModelOptions}
          value={values.feeModels}
          onChange={(feeModels) => set('feeModels', feeModels)}
        />
        <Field label="Languages" optional help="Press Enter or comma after each." error={errors.languages}>
          <TagInput
            placeholder="English, Spanish"
            value={values.languages}
            onChange={(languages) => {
              set('languages', languages);
            }}
          />
        </Field>
        <Field label="Do you act as a fiduciary?" help="A fiduciary has to put the client's interest first.">
          <Select
            options={fiduciaryOptions}
            value={values.fiduciary}
            onChange={(fiduciary) => set('fiduciary', fiduciary)}
          />
        </Field>
        <Field label="Phone" optional error={errors.phone}>
          <TextInput
            name="phone"
            type="tel"
            autoComplete="tel"
            placeholder="(512) 555-0143"
            value={values.phone}
            onChange={(event) => set('phone', event.target.value)}
          />
        </Field>
        <Field label="Who sees your phone number?">
          <Select
            options={phoneVisibilityOptions}
            value={values.phoneVisibility}
            onChange={(phoneVisibility) => set('phoneVisibility', phoneVisibility)}
          />
        </Field>
      </Grid>
    </Stack>
  );
}
