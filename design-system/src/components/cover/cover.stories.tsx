import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { Cover } from './cover';
import { coverDocs } from './cover.docs';

const Frame = styled.div`
  max-width: 20rem;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--cp-radius-medium);
`;

const letter = (
  <>
    <rect className="paper" x="88" y="40" width="144" height="104" rx="8" />
    <path d="m88 52 72 52 72-52" />
    <circle className="sun" cx="226" cy="46" r="18" />
    <path className="over" d="m218 46 6 6 10-12" />
  </>
);

const meta = {
  title: 'Content/Cover',
  component: Cover,
  tags: ['new'],
  parameters: { guide: coverDocs },
  args: { children: letter },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Cover>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};
