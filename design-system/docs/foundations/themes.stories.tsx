import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { maria } from '../../.storybook/samples';
import { Alert } from '../../src/components/alert/alert';
import { Button } from '../../src/components/button/button';
import { Inline, Stack } from '../../src/components/layout/layout';
import { ProfessionalCard } from '../../src/components/professional-card/professional-card';
import { Code, Document, Section } from '../parts/document';

const meta = {
  title: 'Foundations/Themes',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { theme: 'both' },
} satisfies Meta;
export default meta;

export const Themes: StoryObj = {
  render: () => (
    <Document
      title="Themes"
      lead="Light and dark are designed, not inverted. The theme is one attribute of the page; changing it draws nothing again."
    >
      <Section
        title="The same parts"
        text={
          <>
            ‘Light and dark’ in the toolbar shows any story like this. Here it is set by the story:{' '}
            <Code>data-theme</Code> may stand on any element.
          </>
        }
      >
        <Stack>
          <Inline gap={12}>
            <Button>Find Services</Button>
            <Button variant="secondary">Browse Services</Button>
            <Button variant="danger" icon="trash">
              Delete Post
            </Button>
          </Inline>
          <Alert title="Confirm your address">We sent a link to dana@example.test.</Alert>
          <ProfessionalCard kind="accountant" layout="row" professional={maria} action={{ label: 'View Profile' }} />
        </Stack>
      </Section>
    </Document>
  ),
  play: async ({ canvasElement }) => {
    const halves = [...canvasElement.querySelectorAll<HTMLElement>('[data-theme]')];
    await expect(halves.map(({ dataset }) => dataset['theme'])).toEqual(['light', 'dark']);
    const looks = halves.map((half) => getComputedStyle(half));
    await expect(new Set(looks.map(({ backgroundColor }) => backgroundColor)).size).toBe(2);
    await expect(new Set(looks.map(({ color }) => color)).size).toBe(2);
  },
};
