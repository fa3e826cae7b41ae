import { blogLimits } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { useApi } from '@counterpart/shell/sdk';
import { useEffect, useState, type ReactNode } from 'react';
import type { FieldsProps } from './fields-props';

const pauseMilliseconds = 300;

/** A value once it has stayed the same for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface Props extends FieldsProps {
  readonly postId: number | null;
  /** The slug that the post has now. */
  readonly stored: string | null;
  /** It was public at its present address. */
  readonly wasPublic: boolean;
}

/** Describes a slug that may be used: new, or the post's own. */
const verdict = (slug: string, stored: string | null): string =>
  slug === stored ? ' is the current address' : ' is available';

/** The post's address: from the title when empty; judged by the server while it is typed. */
export function SlugField({ values, errors, change, postId, stored, wasPublic }: Props): ReactNode {
  const wanted = values.slug.trim() || values.title;
  const settled = useSettled(wanted);
  const { data } = useApi(
    '/api/blog/admin/slug',
    settled.trim() ? { query: { slug: settled.slice(0, blogLimits.titleMax), postId: postId ?? undefined } } : null,
    { keepPreviousData: true },
  );
  const isTyped = values.slug.trim() !== '';
  const current = wanted.trim() && settled === wanted ? data : undefined;
  const problem = isTyped ? current?.problem : null;
  // The server makes slugs: it knows the letters of every script.
  const path = (isTyped || current?.available ? current?.slug : current?.suggestion) ?? '';
  return (
    <Stack gap={4}>
      <Field
        label="Slug"
        optional
        error={errors.slug ?? problem}
        help="The end of the post’s address. Leave it empty to make one from the title."
      >
        <TextInput
          name="slug"
          autoComplete="off"
          spellCheck={false}
          value={values.slug}
          placeholder={isTyped ? '' : path}
          onChange={(event) => change({ slug: event.target.value })}
        />
      </Field>
      <Inline gap={8}>
        <Text size="small" tone="muted" role="status">
          <span>{problem || !path ? '' : `/blog/${path}${isTyped ? verdict(path, stored) : ''}`}</span>
          {path && !isTyped && current?.problem && <span>. The title alone can’t be an address.</span>}
        </Text>
        {problem && current?.suggestion && (
          <Button variant="ghost" size="small" onClick={() => change({ slug: current.suggestion ?? '' })}>
            {`Use “${current.suggestion}”`}
          </Button>
        )}
      </Inline>
      {wasPublic && stored && path && path !== stored && (
        <Text size="small" tone="muted">
          {`/blog/${stored} will redirect to the new address.`}
        </Text>
      )}
    </Stack>
  );
}
