// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import styled from 'styled-components';
import { expect, test } from 'vitest';
import { Card } from './card';

const Frame = styled(Card)`
  display: grid;
`;

test('another element keeps the look of the card and of what was styled from it', () => {
  render(
    <Frame as="article" padding="none" tone="subtle" interactive>
      Inside
    </Frame>,
  );
  const card = screen.getByRole('article');
  const style = getComputedStyle(card);
  expect([style.display, style.position, style.padding]).toEqual(['grid', 'relative', '0px']);
  expect(card.getAttributeNames().sort()).toEqual(['class']);
});
