import { blogLimits } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { Stack } from '@counterpart/design-system/layout';
import { Tag } from '@counterpart/design-system/tag';
import { addEntries } from '@counterpart/design-system/tag-input';
import { Text } from '@counterpart/design-system/text';
import { isOfInputMethod, TextInput } from '@counterpart/design-system/text-input';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { FieldsProps } from './fields-props';

const Row = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--cp-space-8);

  > :first-child {
    flex: 1;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-8);
  list-style: none;
  padding: 0;
`;

/** Tags, added with Enter or Add: trimmed, and never twice the same. */
export function TagsField({ values, change }: FieldsProps): ReactNode {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const { tagMax, tagsMax } = blogLimits;

  const add = () => {
    const next = addEntries(values.tags, text.slice(0, tagMax * 4), tagsMax).map((tag) => tag.slice(0, tagMax));
    if (next.length > values.tags.length) {
      change({ tags: next });
      setSaid(`${next.slice(values.tags.length).join(', ')} added`);
    } else if (text.trim()) setSaid(values.tags.length >= tagsMax ? `At most ${tagsMax} tags` : 'This tag is there');
    setText('');
  };

  return (
    <Stack gap={8}>
      <Row>
        <Field label="Tags" optional>
          <TextInput
            name="tags"
            autoComplete="off"
            maxLength={tagMax}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isOfInputMethod(event)) return;
              event.preventDefault();
              add();
            }}
          />
        </Field>
        <Button variant="secondary" onClick={add} disabled={!text.trim()}>
          Add
        </Button>
      </Row>
      {values.tags.length > 0 && (
        <List aria-label="Chosen tags">
          {values.tags.map((tag) => (
            <li key={tag}>
              <Tag
                removeLabel={`Remove ${tag}`}
                onRemove={() => change({ tags: values.tags.filter((other) => other !== tag) })}
              >
                {tag}
              </Tag>
            </li>
          ))}
        </List>
      )}
      <Text size="small" tone="muted" role="status">
        {said}
      </Text>
    </Stack>
  );
}
