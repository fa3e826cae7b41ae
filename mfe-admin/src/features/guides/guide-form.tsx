import { guideLimits, guideTextNames, guideTexts, type GuideContent } from '@counterpart/api/contract';
import { CheckboxGroup } from '@counterpart/design-system/checkbox';
import { DateInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { Switch } from '@counterpart/design-system/switch';
import { TextArea, TextInput, TitleInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import type { ErrorAt } from './guide-errors';
import { IndustryFields, SourceFields } from './guide-lists';
import { jurisdictionOptions, serviceOptions } from './guide-values';

function slugHelp(slug: string, wasPublic: boolean): string {
  if (wasPublic) return `/compliance/${slug}. It stays, because people have linked to it.`;
  const path = slug ? `/compliance/${slug}` : 'Leave it empty to make one from the title';
  return `${path}. It can’t be changed after publishing.`;
}

/** Every field of a guide. */
export function GuideForm({
  content,
  wasPublic,
  errorAt,
  onChange,
}: {
  readonly content: GuideContent;
  /** The slug of such a guide stays. */
  readonly wasPublic: boolean;
  readonly errorAt: ErrorAt;
  readonly onChange: (content: GuideContent) => void;
}): ReactNode {
  const set = <Name extends keyof GuideContent>(name: Name, value: GuideContent[Name]) =>
    onChange({ ...content, [name]: value });
  const { titleMax, slugMax } = guideLimits;
  return (
    <Stack gap={24}>
      <Field label="Title" required error={errorAt('title')}>
        <TitleInput maxLength={titleMax} value={content.title} onChange={(title) => set('title', title)} />
      </Field>
      <Field label="Slug" optional error={errorAt('slug')} help={slugHelp(content.slug, wasPublic)}>
        <TextInput
          maxLength={slugMax}
          value={content.slug}
          readOnly={wasPublic}
          onChange={(event) => set('slug', event.target.value)}
        />
      </Field>
      {guideTextNames.map((name) => (
        <Field key={name} label={guideTexts[name].label} error={errorAt(name)}>
          <TextArea
            rows={guideTexts[name].rows}
            maxLength={guideTexts[name].max}
            value={content[name]}
            onChange={(event) => set(name, event.target.value)}
          />
        </Field>
      ))}
      <Field
        label="Practical Checklist for Compliance"
        help="One step on each line."
        error={errorAt('complianceChecklist')}
      >
        <TextArea
          rows={7}
          value={content.complianceChecklist.join('\n')}
          onChange={(event) => set('complianceChecklist', event.target.value.split('\n'))}
        />
      </Field>
      <IndustryFields
        items={content.industriesImpacted}
        errorAt={errorAt}
        onChange={(items) => set('industriesImpacted', items)}
      />
      <SourceFields items={content.sources} errorAt={errorAt} onChange={(items) => set('sources', items)} />
      <Field label="Jurisdiction" error={errorAt('jurisdiction')}>
        <Select
          options={jurisdictionOptions}
          value={content.jurisdiction}
          onChange={(jurisdiction) => set('jurisdiction', jurisdiction)}
        />
      </Field>
      <CheckboxGroup
        label="Related Services"
        error={errorAt('serviceTypes')}
        columns={2}
        options={serviceOptions}
        value={content.serviceTypes}
        onChange={(serviceTypes) => set('serviceTypes', serviceTypes)}
      />
      <Grid columns={2} gap={16}>
        <Field label="Last reviewed" required error={errorAt('lastReviewed')}>
          <DateInput value={content.lastReviewed} onChange={(day) => set('lastReviewed', day)} />
        </Field>
        <Field label="Review due" optional error={errorAt('reviewDue')}>
          <DateInput value={content.reviewDue ?? ''} onChange={(day) => set('reviewDue', day || null)} />
        </Field>
      </Grid>
      <Switch label="Featured" checked={content.featured} onChange={(featured) => set('featured', featured)} />
    </Stack>
  );
}
