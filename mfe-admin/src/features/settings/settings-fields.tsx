import {
  adjustableLimits,
  blogLimits,
  retentionBounds,
  siteLimits,
  type SiteSettings,
} from '@counterpart/api/contract';
import { DateInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import type { Form } from '@counterpart/design-system/form';
import { Stack } from '@counterpart/design-system/layout';
import { NumberInput } from '@counterpart/design-system/number-input';
import { Select } from '@counterpart/design-system/select';
import { Switch } from '@counterpart/design-system/switch';
import { Heading } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { useTimeZone } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { Facts } from '../../frame/facts';
import { NavigationFields } from './navigation-fields';
import { Pair, SettingsSection } from './settings-section';
import {
  areaNames,
  fieldLabels,
  limitNames,
  retentionNames,
  secondStepChoices,
  type SettingsValues,
} from './settings-values';

interface Props {
  readonly form: Form<SettingsValues>;
  readonly defaults: SiteSettings;
  /** Email for support while no other is set. */
  readonly usualSupport: string;
}

const tones = [
  { value: 'info', label: 'Information' },
  { value: 'success', label: 'Good news' },
  { value: 'warning', label: 'Warning' },
] as const;

const areaHelp = {
  messaging: 'The inbox and the buttons to write to a professional.',
  blog: 'Articles, their search and the newsletter.',
  compliance: 'Guides, the assistant and the document analyzer.',
} as const;

/** Every setting that is changed with the form. */
export function SettingsFields({ form, defaults, usualSupport }: Props): ReactNode {
  const { values, errors, set, field } = form;
  return (
    <>
      <SettingsSection
        title="General"
        description="Page titles, the header, the footer and the sender of every email carry the name."
      >
        <Pair>
          <Field label={fieldLabels.siteName} error={errors.siteName} required>
            <TextInput autoComplete="off" {...field('siteName')} maxLength={siteLimits.nameMax} />
          </Field>
          <Field
            label={fieldLabels.supportEmail}
            help={`Contact messages go here. Left empty: ${usualSupport}`}
            error={errors.supportEmail}
            optional
          >
            <TextInput type="email" autoComplete="off" {...field('supportEmail')} />
          </Field>
        </Pair>
      </SettingsSection>
      <SettingsSection
        title="Banner"
        description="A notice above the header. Visitors can dismiss it; a new text shows again."
      >
        <Switch
          label={fieldLabels.hasBanner}
          checked={values.hasBanner}
          onChange={(hasBanner) => set('hasBanner', hasBanner)}
        />
        {values.hasBanner && <BannerFields form={form} />}
      </SettingsSection>
      <SettingsSection
        title="Areas"
        description="An area that is off leaves the navigation, its pages say so, and nothing can be sent there. Administration stays."
      >
        {areaNames.map((name) => (
          <Switch
            key={name}
            label={fieldLabels[`areas.${name}`]}
            help={areaHelp[name]}
            checked={values[`areas.${name}`]}
            onChange={(isOn) => set(`areas.${name}`, isOn)}
          />
        ))}
      </SettingsSection>
      <SettingsSection
        title="Navigation"
        description="The links of the header and the cards of the dashboard, as the areas bring them. A new one comes last."
      >
        <NavigationFields form={form} />
      </SettingsSection>
      <SettingsSection
        title="Security"
        description="A second step is a passkey or a code from the phone, beside the password."
      >
        <Field
          label={fieldLabels.secondStep}
          help="Everyone has a day to set one up: administrators from when they became one, professionals from their first document. After that, administration or the documents are closed to them."
          error={errors.secondStep}
        >
          <Select options={secondStepChoices} {...field('secondStep')} />
        </Field>
      </SettingsSection>
      <SettingsSection
        title="Limits"
        description="More than this is refused until the time is over. Every server follows within a second."
      >
        <Pair>
          {limitNames.map((name) => {
            const { min, max, minutes } = adjustableLimits[name];
            return (
              <Field
                key={name}
                label={fieldLabels[`limits.${name}`]}
                help={`${min} to ${max}; usually ${defaults.limits[name]}`}
                error={errors[`limits.${name}`]}
              >
                <NumberInput
                  {...field(`limits.${name}`)}
                  suffix={minutes === 1 ? 'per minute' : `per ${minutes} minutes`}
                  min={min}
                  max={max}
                />
              </Field>
            );
          })}
        </Pair>
      </SettingsSection>
      <SettingsSection
        title="Data retention"
        description="What is older is deleted by a job that runs several times a day."
      >
        <Pair>
          {retentionNames.map((name) => (
            <Field
              key={name}
              label={fieldLabels[`retention.${name}`]}
              help={`${retentionBounds[name].min} to ${retentionBounds[name].max}; usually ${defaults.retention[name]}`}
              error={errors[`retention.${name}`]}
            >
              <NumberInput
                {...field(`retention.${name}`)}
                suffix="days"
                min={retentionBounds[name].min}
                max={retentionBounds[name].max}
              />
            </Field>
          ))}
        </Pair>
        <Stack gap={8}>
          <Heading level={3} size="body">
            What else is kept
          </Heading>
          <Facts facts={fixedRetention} />
        </Stack>
      </SettingsSection>
    </>
  );
}

/** Other data deleted automatically, and when; the privacy policy promises the same. */
const fixedRetention = [
  ['Newsletter', 'Unconfirmed requests 7 days, ended subscriptions 30 days'],
  ['Words of searches', '13 months, without who searched'],
  ['Daily counts', '5 years, as numbers without people'],
  ['Deleted posts', `${blogLimits.restoreDays} days, in which they can be restored`],
  ['Live events', 'One day'],
  ['Failed mail', 'Until it is sent again, or its account is deleted'],
  [
    'Accounts',
    'Until their owner deletes them: profile, files, quizzes, saved answers, and analyses go with the account',
  ],
] as const;

function BannerFields({ form: { values, errors, field } }: Pick<Props, 'form'>): ReactNode {
  const zone = `Your time zone: ${useTimeZone().replaceAll('_', ' ')}`;
  return (
    <>
      <Field
        label={fieldLabels['banner.text']}
        help={`${values['banner.text'].length} of ${siteLimits.bannerMax} characters`}
        error={errors['banner.text']}
        required
      >
        <TextInput autoComplete="off" {...field('banner.text')} maxLength={siteLimits.bannerMax} />
      </Field>
      <Pair>
        <Field label={fieldLabels['banner.link.label']} error={errors['banner.link.label']} optional>
          <TextInput autoComplete="off" {...field('banner.link.label')} />
        </Field>
        <Field
          label={fieldLabels['banner.link.href']}
          help="/pricing, or a full URL with https://"
          error={errors['banner.link.href']}
          optional
        >
          <TextInput autoComplete="off" {...field('banner.link.href')} />
        </Field>
        <Field label={fieldLabels['banner.from']} help={zone} error={errors['banner.from']} optional>
          <DateInput precision="datetime" {...field('banner.from')} />
        </Field>
        <Field label={fieldLabels['banner.until']} help={zone} error={errors['banner.until']} optional>
          <DateInput precision="datetime" {...field('banner.until')} />
        </Field>
        <Field label={fieldLabels['banner.tone']}>
          <Select options={tones} {...field('banner.tone')} />
        </Field>
      </Pair>
    </>
  );
}
