import { Field } from '@counterpart/design-system/field';
import { Grid } from '@counterpart/design-system/layout';
import { TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import type { PersonValues } from './person-values';
import type { FieldErrors, FormField } from '@counterpart/design-system/form';

interface Props {
  /** A form that has these fields among others. */
  readonly form: {
    readonly errors: FieldErrors<PersonValues>;
    field(name: keyof PersonValues): FormField<keyof PersonValues, string>;
  };
  readonly isEmailFirst?: boolean;
}

/** The fields for name and email. */
export function PersonFields({ form: { errors, field }, isEmailFirst = false }: Props): ReactNode {
  const email = (
    <Field label="Email" error={errors.email}>
      <TextInput {...field('email')} type="email" autoComplete="email" />
    </Field>
  );
  return (
    <>
      {isEmailFirst && email}
      <Grid columns={2} gap={16}>
        <Field label="First name" error={errors.firstName}>
          <TextInput {...field('firstName')} autoComplete="given-name" />
        </Field>
        <Field label="Last name" error={errors.lastName}>
          <TextInput {...field('lastName')} autoComplete="family-name" />
        </Field>
      </Grid>
      {!isEmailFirst && email}
    </>
  );
}
