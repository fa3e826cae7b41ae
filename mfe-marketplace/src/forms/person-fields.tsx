import { Field } from '@counterpart/design-system/field';
import { Grid } from '@counterpart/design-system/layout';
import { TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import type { PersonValues } from './person-values';
import type { FieldErrors } from '@counterpart/design-system/form';

interface Props {
  /** A form that has these fields among others. */
  readonly form: {
    readonly values: PersonValues;
    readonly errors: FieldErrors<PersonValues>;
    set(field: keyof PersonValues, value: string): void;
  };
}

/** The fields for name and email. */
export function PersonFields({ form: { values, errors, set } }: Props): ReactNode {
  return (
    <>
      <Grid columns={2} gap={16}>
        <Field label="First name" error={errors.firstName}>
          <TextInput
            name="firstName"
            autoComplete="given-name"
            value={values.firstName}
            onChange={(event) => set('firstName', event.target.value)}
          />
        </Field>
        <Field label="Last name" error={errors.lastName}>
          <TextInput
            name="lastName"
            autoComplete="family-name"
            value={values.lastName}
            onChange={(event) => set('lastName', event.target.value)}
          />
        </Field>
      </Grid>
      <Field label="Email" error={errors.email}>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          value={values.email}
          onChange={(event) => set('email', event.target.value)}
        />
      </Field>
    </>
  );
}
