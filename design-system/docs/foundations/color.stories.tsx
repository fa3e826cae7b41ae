import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { Grid, Inline, Stack } from '../../src/components/layout/layout';
import { Badge } from '../../src/components/badge/badge';
import { Text } from '../../src/components/text/text';
import { contrast } from '../../src/tokens/contrast';
import { avatarGrounds, dark, light, onAvatar, type Palette } from '../../src/tokens/palette';
import { Copy } from '../parts/copy';
import { Code, Document, Facts, Rules, Section } from '../parts/document';
import { edges, grounds, inks, pairs, roleNotes, type Role } from './color-roles';

const themes = { Light: light, Dark: dark } as const;
const isColor = (role: Role) => light[role].startsWith('#');
const variable = (role: Role) => `--cp-${role.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()}`;

const Swatch = styled.span<{ $color: string }>`
  flex: none;
  width: 40px;
  height: 24px;
  border: 1px solid var(--cp-border-control);
  border-radius: var(--cp-radius-small);
  background: ${({ $color }) => $color};
`;

function Value({ color }: { readonly color: string }) {
  return (
    <Inline gap={8} wrap={false}>
      <Swatch $color={color} />
      <Code>{color}</Code>
    </Inline>
  );
}

function Ratio({ one, other, least }: { readonly one: string; readonly other: string; readonly least: number }) {
  const ratio = contrast(one, other);
  return ratio >= least ? (
    <>{ratio.toFixed(2)}</>
  ) : (
    <Badge tone="error">
      {ratio.toFixed(2)} below {least}
    </Badge>
  );
}

function onGrounds(palette: Palette, role: Role, least: number) {
  return grounds.map((ground) => <Ratio key={ground} one={palette[role]} other={palette[ground]} least={least} />);
}

const meta = { title: 'Foundations/Color', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const Color: StoryObj = {
  render: () => (
    <Document
      title="Color"
      lead="Deep blue for action, teal for verified, amber for stars; everything else is quiet. Both themes are designed, and every ratio below is computed from the tokens while this page is shown."
    >
      <Section
        title="Roles"
        text="Components know roles, never values. A role is a variable on the page; a theme gives it a color."
      >
        <Facts
          label="Color roles"
          columns={['Role', 'Variable', 'Light', 'Dark', 'For']}
          rows={(Object.keys(roleNotes) as Role[]).filter(isColor).map((role) => [
            role,
            <Copy key={role} text={`var(${variable(role)})`}>
              {variable(role)}
            </Copy>,
            <Value key="light" color={light[role]} />,
            <Value key="dark" color={dark[role]} />,
            roleNotes[role],
          ])}
        />
      </Section>
      {Object.entries(themes).map(([name, palette]) => (
        <Section
          key={name}
          title={`Contrast: ${name.toLowerCase()}`}
          text="Text needs 4.5:1 on each of the three grounds, edges of controls and the focus ring 3:1 (WCAG 2.1 AA)."
        >
          <Facts
            label={`Contrast of text, ${name.toLowerCase()}`}
            columns={['Text', ...grounds]}
            rows={inks.map((role) => [role, ...onGrounds(palette, role, 4.5)])}
          />
          <Grid columns={2}>
            <Facts
              label={`Contrast of edges, ${name.toLowerCase()}`}
              columns={['Edge', ...grounds]}
              rows={edges.map((role) => [role, ...onGrounds(palette, role, 3)])}
            />
            <Facts
              label={`Contrast of pairs, ${name.toLowerCase()}`}
              columns={['Words', 'Ground', 'Ratio']}
              rows={pairs.map(([ink, ground]) => [
                ink,
                ground,
                <Ratio key={ground} one={palette[ink]} other={palette[ground]} least={4.5} />,
              ])}
            />
          </Grid>
        </Section>
      ))}
      <Section title="Initials" text="Six grounds, the same in both themes. A person’s ground is their id modulo six.">
        <Inline gap={12}>
          {avatarGrounds.map((ground) => (
            <Stack key={ground} gap={4}>
              <Swatch $color={ground} style={{ width: 96, height: 48 }} />
              <Text size="small" tone="subtle" tabular>
                {ground} <Ratio one={onAvatar} other={ground} least={4.5} />
              </Text>
            </Stack>
          ))}
        </Inline>
      </Section>
      <Section title="Using it">
        <Rules
          dos={[
            'One primary action a screen.',
            'Say it in words too: ‘Verified’ beside teal, the sentence beside red.',
            'Take the role that says what you mean, and look at it in both themes.',
          ]}
          donts={[
            'Teal for anything but verified.',
            'A color written in a component: a test refuses it.',
            'Meaning by color alone.',
          ]}
        />
      </Section>
    </Document>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Contrast of text, dark' })).toBeVisible();
    await expect(canvas.queryByText(/^[\d.]+ below/)).toBeNull();
  },
};
