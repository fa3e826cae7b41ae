import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../components/card/card';
import { Grid, Stack } from '../components/layout/layout';
import { Heading, Text } from '../components/text/text';
import { dark, light, type Palette } from '../tokens/palette';
import { contrast } from '../tokens/contrast';

const roles = Object.keys(light) as (keyof Palette)[];
const isColor = (value: string) => value.startsWith('#');

function Swatches({ palette, name }: { readonly palette: Palette; readonly name: string }) {
  return (
    <Stack>
      <Heading level={2}>{name}</Heading>
      <Grid minimum={150} gap={12}>
        {roles
          .filter((role) => isColor(palette[role]))
          .map((role) => (
            <Card key={role} padding="none" style={{ overflow: 'hidden' }}>
              <div style={{ height: 56, background: palette[role] }} />
              <Stack gap={2} style={{ padding: 12 }}>
                <Text size="small" weight="semibold">
                  {role}
                </Text>
                <Text size="small" tone="subtle" tabular>
                  {palette[role]} · {contrast(palette[role], palette.bg).toFixed(1)}
                </Text>
              </Stack>
            </Card>
          ))}
      </Grid>
    </Stack>
  );
}

const meta = { title: 'Foundations/Colours', component: Swatches, tags: ['!autodocs'], args: { palette: light, name: 'Light' } } satisfies Meta<typeof Swatches>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every role with its contrast on the card's ground. */
export const Light: Story = {};
export const Dark: Story = { args: { palette: dark, name: 'Dark' } };
