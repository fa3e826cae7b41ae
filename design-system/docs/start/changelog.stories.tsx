/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import changelog from '../../CHANGELOG.md?raw';
import { Stack } from '../../src/components/layout/layout';
import { Text } from '../../src/components/text/text';
import { Document, Section } from '../parts/document';
import { readChangelog } from '../parts/read-changelog';

const meta = { title: 'Changelog', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const releases = readChangelog(changelog);

export const Changelog: StoryObj = {
  render: () => (
    <Document
      title="Changelog"
      lead="What changed for those who design or build with it. From design-system/CHANGELOG.md."
    >
      {releases.map(({ date, entries }) => (
        <Section key={date} title={date}>
          <Stack as="ul" gap={8}>
            {entries.map((parts, index) => (
              <Text as="li" key={index}>
                {parts.map(({ kind, text }) =>
                  kind === 'strong' ? (
                    <strong key={text}>{text}</strong>
                  ) : kind === 'code' ? (
                    <code key={text}>{text}</code>
                  ) : (
                    text
                  ),
                )}
              </Text>
            ))}
          </Stack>
        </Section>
      ))}
    </Document>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBe(releases.length);
  },
};
