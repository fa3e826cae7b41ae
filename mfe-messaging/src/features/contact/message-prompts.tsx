import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { useRef, type ReactNode } from 'react';

/** Facts a professional needs to answer a first message. */
const prompts = ['What I need', 'By when', 'My business', 'My budget'] as const;

interface Props {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Lines that a good first message has: each is put below what was typed, once, and the field gets the focus. */
export function MessagePrompts({ text, onChange }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const left = prompts.filter((prompt) => !text.includes(`${prompt}:`));
  if (left.length === 0) return null;

  function add(prompt: string): void {
    onChange(`${text.trimEnd()}${text.trim() ? '\n' : ''}${prompt}: `);
    root.current?.closest('form')?.querySelector('textarea')?.focus();
  }

  return (
    <div ref={root}>
      <Stack gap={8}>
        <Text size="small" tone="muted">
          A good first message covers:
        </Text>
        <Inline gap={8}>
          {left.map((prompt) => (
            <Button key={prompt} size="small" variant="secondary" icon="plus" onClick={() => add(prompt)}>
              {prompt}
            </Button>
          ))}
        </Inline>
      </Stack>
    </div>
  );
}
