import { describe, expect, it } from 'vitest';
import { providedFiles, type ChunkGraphFile } from './chunk-graph';

const host: ChunkGraphFile = {
  entries: {},
  exposes: {},
  lazy: {},
  provides: {
    card: { files: ['card.js', 'core.js'], consumes: ['styled'] },
    styled: { files: ['styled.js'], consumes: ['react'] },
    react: { files: ['react.js'], consumes: ['styled'] },
  },
};

describe('providedFiles', () => {
  it('follows what shared modules consume, each file once, also in a circle', () => {
    expect(providedFiles(host, ['card', 'react']).sort()).toEqual(['card.js', 'core.js', 'react.js', 'styled.js']);
  });
  it('ignores requests that the host does not provide', () => expect(providedFiles(host, ['antd'])).toEqual([]));
});
