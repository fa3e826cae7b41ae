import { profileLimits } from '@counterpart/api/contract';
import { CheckboxGroup } from '@counterpart/design-system/checkbox';
import { Field } from '@counterpart/design-system/field';
import type { Form } from '@counterpart/design-system/form';
import { NumberInput } from '@counterpart/design-system/number-input';
import { Select } from '@counterpart/design-system/select';
import { TagInput } from '@counterpart/design-system/tag-input';
import { TextArea, TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import {
  meetingOptions,
  priceUnitOptions,
  professionOptions,
  serviceOptions,
  specialtyOptions,
} from './listing-options';
import type { ListingValues } from './listing-values';

/**
 * The fields of a listing that stand in its form and in the steps that create it, each written once.
 */
interface Props {
  readonly form: Form<ListingValues>;
}

export function ProfessionsField({ form: { values, errors, set } }: Props): ReactNode {
  return (
    <CheckboxGroup
      label="Professions"
      help="Decides which directories list you."
      columns={2}
      options={professionOptions}
      value={values.professions}
      error={errors.professions}
      onChange={(professions) => set('professions', professions)}
    />
  );
}

export function ServicesField({ form: { values, errors, set } }: Props): ReactNode {
  return (
    <CheckboxGroup
      label="Services"
      columns={2}
      options={serviceOptions(values.professions, values.services)}
      value={values.services}
      error={errors.services}
      onChange={(services) => set('services', services)}
    />
  );
}

export function SpecialtiesField({ form: { values, errors, set } }: Props): ReactNode {
  return (
    <CheckboxGroup
      label="Specialties"
      columns={2}
      options={specialtyOptions(values.professions, values.specialties)}
      value={values.specialties}
      error={errors.specialties}
      onChange={(specialties) => set('specialties', specialties)}
    />
  );
}

export function BioField({ form: { values, errors, set } }: Props): ReactNode {
  return (
    <Field label="Bio" error={errors.bio}>
      <TextArea
        name="bio"
        rows={6}
        countLimit={profileLimits.bioMax}
        value={values.bio}
        onChange={(event) => set('bio', event.target.value)}
      />
    </Field>
  );
}

export function PricingField({ form: { values, errors, set } }: Props): ReactNode {
  return (
    <Field label="Pricing" help="In your own words: hourly, fixed or a retainer." error={errors.pricing}>
      <TextArea
        name="pricing"
        rows={2}
        countLimit={profileLimits.pricingMax}
        value={values.pricing}
        onChange={(event) => set('pricing', event.target.value)}
      />
    </Field>
  );
}

export function CertificationsField({ form: { values, errors, set } }: Props): ReactNode {
  return (
    <Field label="Certifications" optional help="Press Enter or comma after each." error={errors.certifications}>
      <TagInput
        placeholder="CPA, EA"
        value={values.certifications}
        onChange={(certifications) => {
          set('certifications', certifications);
        }}
      />
    </Field>
  );
}

export function YearFoundedField({ form: { values, errors, set } }: Props): ReactNode {
  return (
    <Field label="Year founded" optional error={errors.yearsFounded}>
      <NumberInput
        name="yearsFounded"
        value={values.yearsFounded}
        onChange={(year) => {
          set('yearsFounded', year);
        }}
      />
    </Field>
  );
}

export function BusinessNameField({ form: { values, errors, set } }: Props): ReactNode {
  return (
    <Field label="Business name" optional error={errors.businessName}>
      <TextInput
        name="businessName"
        autoComplete="organization"
        value={values.businessName}
        onChange={(event) => set('businessName', event.target.value)}
      />
    </Field>
  );
}

export function TaglineField({ form: { values, errors, set } }: Props): ReactNode {
  return (
    <Field label="Tagline" optional error={errors.tagline}>
      <TextInput name="tagline" value={values.tagline} onChange={(event) => set('tagline', event.target.value)} />
    </Field>
  );
}

export function StartingPriceField({ form: { values, errors, set } }: Props): ReactNode {
  const isShare = values.priceUnit === 'assets';
  return (
    <Field label="Starting price" optional error={errors.startingPrice}>
      <NumberInput
        name="startingPrice"
        {...(isShare ? { suffix: '%' } : { prefix: '$' })}
        decimals
        min={0}
        placeholder={isShare ? '0.8' : '150'}
        value={values.startingPrice}
        onChange={(startingPrice) => {
          set('startingPrice', startingPrice);
        }}
      />
    </Field>
  );
}

export function PriceUnitField({ form: { values, errors, set } }: Props): ReactNode {
  return (
    <Field label="What the price is for" help="Clients compare prices of the same kind." error={errors.priceUnit}>
      <Select
        name="priceUnit"
        placeholder="Choose a unit"
        options={priceUnitOptions}
        value={values.priceUnit}
        onChange={(priceUnit) => set('priceUnit', priceUnit)}
      />
    </Field>
  );
}

export function CityField({ form: { values, errors, set } }: Props): ReactNode {
  return (
    <Field label="City" optional help="Clients search by city and state." error={errors.city}>
      <TextInput
        name="city"
        autoComplete="address-level2"
        value={values.city}
        onChange={(event) => set('city', event.target.value)}
      />
    </Field>
  );
}

export function StateField({ form: { values, errors, set } }: Props): ReactNode {
  return (
    <Field label="State" optional error={errors.state}>
      <TextInput
        name="state"
        autoComplete="address-level1"
        value={values.state}
        onChange={(event) => set('state', event.target.value)}
      />
    </Field>
  );
}

export function MeetingsField({ form: { values, set } }: Props): ReactNode {
  return (
    <CheckboxGroup
      label="Where you meet clients"
      options={meetingOptions}
      value={values.meetings}
      onChange={(meetings) => set('meetings', meetings)}
    />
  );
}
