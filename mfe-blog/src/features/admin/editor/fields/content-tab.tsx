import { blogLimits } from '@counterpart/api/contract';
import { Field } from '@counterpart/design-system/field';
import { Stack } from '@counterpart/design-system/layout';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { Text } from '@counterpart/design-system/text';
import { TextArea, TitleInput } from '@counterpart/design-system/text-input';
import { lazyPart } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { MarkdownEditorProps } from '../markdown/markdown-editor';
import type { FieldsProps } from './fields-props';

const MarkdownEditor = lazyPart(async () => (await import('../markdown/markdown-editor')).MarkdownEditor, {
  name: 'the editor',
  loading: () => <LoadingEditor />,
});

const Label = styled.span`
  font-size: var(--cp-font-size-small);
  font-weight: var(--cp-weight-semibold);
`;

type Props = FieldsProps & Pick<MarkdownEditorProps, 'onReplace'>;

/** Title, excerpt, content. */
export function ContentTab({ values, errors, change, onReplace }: Props): ReactNode {
  return (
    <Stack gap={16}>
      <Field label="Title" required error={errors.title}>
        <TitleInput name="title" value={values.title} onChange={(title) => change({ title })} />
      </Field>
      <Field label="Excerpt" required error={errors.excerpt} help="One or two sentences for lists and search engines.">
        <TextArea
          name="excerpt"
          rows={3}
          countLimit={blogLimits.excerptMax}
          value={values.excerpt}
          onChange={(event) => change({ excerpt: event.target.value })}
        />
      </Field>
      <Stack gap={4}>
        <Label aria-hidden="true">Content</Label>
        <MarkdownEditor
          label="Content"
          value={values.content}
          invalid={Boolean(errors.content)}
          onChange={(content) => change({ content })}
          onReplace={onReplace}
        />
        {errors.content && (
          <Text size="small" tone="error" role="alert">
            {errors.content}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

function LoadingEditor(): ReactNode {
  return (
    <SkeletonGroup label="Loading editor">
      <Skeleton shape="block" height={470} />
    </SkeletonGroup>
  );
}
