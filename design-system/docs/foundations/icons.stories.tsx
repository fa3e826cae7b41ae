import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { Icon, iconNames, type IconSize } from '../../src/components/icon/icon';
import { Grid, Inline, Stack } from '../../src/components/layout/layout';
import { SearchBar } from '../../src/components/search-bar/search-bar';
import { Text } from '../../src/components/text/text';
import { searchPicture } from '../../src/pictures/search';
import { Copy } from '../parts/copy';
import { Document, Rules, Section } from '../parts/document';

const sizes: readonly IconSize[] = [16, 20, 24, 32, 40];

function Finder() {
  const [query, setQuery] = useState('');
  const found = iconNames.filter((name) => name.includes(query.trim().toLowerCase()));
  return (
    <Stack gap={24}>
      <SearchBar label="Find an icon" placeholder="arrow" value={query} onChange={setQuery} onSubmit={setQuery} />
      <Text tone="muted" size="small" role="status">
        {found.length} of {iconNames.length} icons
      </Text>
      {found.length === 0 ? (
        <EmptyState
          compact
          illustration={searchPicture}
          headingLevel={3}
          title="No icon of that name"
          description="Names say what is drawn: ‘search’, ‘trash’, ‘arrow-left’."
        />
      ) : (
        <Grid as="ul" minimum={150} gap={24} aria-label="Icons">
          {found.map((name) => (
            <Stack as="li" key={name} align="center" gap={8}>
              <Icon name={name} size={24} />
              <Copy text={`<Icon name="${name}" />`}>{name}</Copy>
            </Stack>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const Icons: StoryObj = {
  render: () => (
    <Document
      title="Icons"
      lead="Our own line drawings on a grid of 24, stroke 1.75, round caps, in the color of the text. No icon package travels with a page."
    >
      <Section title="All of them">
        <Finder />
      </Section>
      <Section
        title="Sizes"
        text="16 beside small text, 20 in buttons and fields, 24 alone, 32 and 40 above a heading."
      >
        <Inline gap={24} align="end">
          {sizes.map((size) => (
            <Stack key={size} align="center" gap={8}>
              <Icon name="calculator" size={size} />
              <Text size="small" tone="subtle">
                {size}
              </Text>
            </Stack>
          ))}
        </Inline>
      </Section>
      <Section title="Using it">
        <Rules
          dos={[
            'Words beside the icon; they may be for screen readers only.',
            'The same icon for the same thing everywhere.',
            'IconButton when the icon is all there is: it asks for a label.',
          ]}
          donts={[
            'An icon whose meaning has to be learned.',
            'Two icons in one button.',
            'Filled icons, except the star and the heart.',
          ]}
        />
      </Section>
    </Document>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an icon' }), 'arrow');
    const names = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(names).toContain('arrow-left Copy');
    await expect(names).not.toContain('bank Copy');
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'arrow-left Copy' }));
    await expect(write).toHaveBeenCalledWith('<Icon name="arrow-left" />');
    await canvas.findByRole('button', { name: 'arrow-left Copied' });
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getByRole('status')).toHaveTextContent(`${iconNames.length} of ${iconNames.length} icons`);
  },
};
