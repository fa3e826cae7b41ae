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

/** The fields of a listing that stand in its form and in the steps that create it, each written once. */
interface Props {
  readonly form: Form<ListingValues>;
}

export function ProfessionsField({ form: { errors, field } }: Props): ReactNode {
  return (
    <CheckboxGroup
      label="Professions"
      help="Decides which directories list you."
      columns={2}
      options={professionOptions}
      {...field('professions')}
      error={errors.professions}
    />
  );
}

export function ServicesField({ form: { values, errors, field } }: Props): ReactNode {
  return (
    <CheckboxGroup
      label="Services"
      columns={2}
      options={serviceOptions(values.professions, values.services)}
      {...field('services')}
      error={errors.services}
    />
  );
}

export function SpecialtiesField({ form: { values, errors, field } }: Props): ReactNode {
  return (
    <CheckboxGroup
      label="Specialties"
      columns={2}
      options={specialtyOptions(values.professions, values.specialties)}
      {...field('specialties')}
      error={errors.specialties}
    />
  );
}

export function BioField({ form: { errors, field } }: Props): ReactNode {
  return (
    <Field label="Bio" error={errors.bio}>
      <TextArea {...field('bio')} rows={6} countLimit={profileLimits.bioMax} />
    </Field>
  );
}

export function PricingField({ form: { errors, field } }: Props): ReactNode {
  return (
    <Field label="Pricing" help="In your own words: hourly, fixed or a retainer." error={errors.pricing}>
      <TextArea {...field('pricing')} rows={2} countLimit={profileLimits.pricingMax} />
    </Field>
  );
}

export function CertificationsField({ form: { errors, field } }: Props): ReactNode {
  return (
    <Field label="Certifications" optional help="Press Enter or comma after each." error={errors.certifications}>
      <TagInput placeholder="CPA, EA" {...field('certifications')} />
    </Field>
  );
}

export function YearFoundedField({ form: { errors, field } }: Props): ReactNode {
  return (
    <Field label="Year founded" optional error={errors.yearsFounded}>
      <NumberInput {...field('yearsFounded')} />
    </Field>
  );
}

const texts = {
  businessName: { label: 'Business name', help: undefined, autoComplete: 'organization' },
  tagline: { label: 'Tagline', help: undefined, autoComplete: undefined },
  city: { label: 'City', help: 'Clients search by city and state.', autoComplete: 'address-level2' },
  state: { label: 'State', help: undefined, autoComplete: 'address-level1' },
} as const;

export function ShortTextField({ form, name }: Props & { readonly name: keyof typeof texts }): ReactNode {
  const { label, help, autoComplete } = texts[name];
  return (
    <Field label={label} optional help={help} error={form.errors[name]}>
      <TextInput {...form.field(name)} autoComplete={autoComplete} />
    </Field>
  );
}

export function StartingPriceField({ form: { values, errors, field } }: Props): ReactNode {
  const isShare = values.priceUnit === 'assets';
  return (
    <Field label="Starting price" optional error={errors.startingPrice}>
      <NumberInput
        {...field('startingPrice')}
        {...(isShare ? { suffix: '%' } : { prefix: '$' })}
        decimals
        min={0}
        placeholder={isShare ? '0.8' : '150'}
      />
    </Field>
  );
}

export function PriceUnitField({ form: { errors, field } }: Props): ReactNode {
  return (
    <Field label="What the price is for" help="Clients compare prices of the same kind." error={errors.priceUnit}>
      <Select {...field('priceUnit')} placeholder="Choose a unit" options={priceUnitOptions} />
    </Field>
  );
}

export function MeetingsField({ form: { field } }: Props): ReactNode {
  return <CheckboxGroup label="Where you meet clients" options={meetingOptions} {...field('meetings')} />;
}
