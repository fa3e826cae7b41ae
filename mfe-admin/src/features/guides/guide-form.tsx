import { guideTextNames, guideTexts, limits, type GuideContent } from '@counterpart/api/contract';
import { CheckboxGroup } from '@counterpart/design-system/checkbox';
import { DateInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { Switch } from '@counterpart/design-system/switch';
import { TextArea, TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import { IndustryFields, SourceFields } from './guide-lists';
import { jurisdictionOptions, serviceOptions, slugOfTitle } from './guide-values';

/** Every field of a guide. */
export function GuideForm({
  content,
  isNew,
  onChange,
}: {
  readonly content: GuideContent;
  /** Of a new guide the address follows the title until it is typed. */
  readonly isNew: boolean;
  readonly onChange: (content: GuideContent) => void;
}): ReactNode {
  const set = <Name extends keyof GuideContent>(name: Name, value: GuideContent[Name]) =>
    onChange({ ...content, [name]: value });
  const setTitle = (title: string) =>
    onChange({
      ...content,
      title,
      ...(isNew && content.slug === slugOfTitle(content.title) && { slug: slugOfTitle(title) }),
    });
  const { titleMax, slugMax } = limits.guide;
  return (
    <Stack gap={24}>
      <Field label="Title" required>
        <TextInput maxLength={titleMax} value={content.title} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field label="Address" required help={`/compliance/${content.slug}. It stays once the guide was public.`}>
        <TextInput maxLength={slugMax} value={content.slug} onChange={(event) => set('slug', event.target.value)} />
      </Field>
      {guideTextNames.map((name) => (
        <Field key={name} label={guideTexts[name].label}>
          <TextArea
            rows={guideTexts[name].rows}
            maxLength={guideTexts[name].max}
            value={content[name]}
            onChange={(event) => set(name, event.target.value)}
          />
        </Field>
      ))}
      <Field label="Practical Checklist for Compliance" help="One step on each line.">
        <TextArea
          rows={7}
          value={content.complianceChecklist.join('\n')}
          onChange={(event) => set('complianceChecklist', event.target.value.split('\n'))}
        />
      </Field>
      <IndustryFields items={content.industriesImpacted} onChange={(items) => set('industriesImpacted', items)} />
      <SourceFields items={content.sources} onChange={(items) => set('sources', items)} />
      <Field label="Jurisdiction">
        <Select
          options={jurisdictionOptions}
          value={content.jurisdiction}
          onChange={(jurisdiction) => set('jurisdiction', jurisdiction)}
        />
      </Field>
      <CheckboxGroup
        label="Related Services"
        columns={2}
        options={serviceOptions}
        value={content.serviceTypes}
        onChange={(serviceTypes) => set('serviceTypes', serviceTypes)}
      />
      <Grid columns={2} gap={16}>
        <Field label="Last reviewed" required>
          <DateInput value={content.lastReviewed} onChange={(day) => set('lastReviewed', day)} />
        </Field>
        <Field label="Review due" optional>
          <DateInput value={content.reviewDue ?? ''} onChange={(day) => set('reviewDue', day || null)} />
        </Field>
      </Grid>
      <Switch label="Featured" checked={content.featured} onChange={(featured) => set('featured', featured)} />
    </Stack>
  );
}
