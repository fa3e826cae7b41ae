// @vitest-environment happy-dom
import { renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WhyJoinPage } from './why-join-page';

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('why join', () => {
  it.each([
    ['What you get', 6],
    ['Join in three steps', 3],
    ['What members say', 3],
  ])('has in “%s” %i items', (name, count) => {
    renderInHost(<WhyJoinPage />);
    expect(section(name).getAllByRole('listitem')).toHaveLength(count);
  });

  it('labels the quotes and answers four questions', () => {
    renderInHost(<WhyJoinPage />);
    expect(section('What members say').getByText('Examples')).toBeTruthy();
    expect(section('Frequently Asked Questions').getAllByRole('button')).toHaveLength(4);
  });

  it('leads to the sign-up and to the plans', () => {
    renderInHost(<WhyJoinPage />);
    expect(new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href')))).toEqual(
      new Set(['/auth?signup=true', '/pricing']),
    );
  });
});
