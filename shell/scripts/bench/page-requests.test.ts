import { describe, expect, it } from 'vitest';
import { htmlBytes, scriptBytes, sequentialSteps, uncompressedScripts, type PageRequest } from './page-requests';

const request = (requestedAt: number, arrivedAt: number, changes: Partial<PageRequest> = {}): PageRequest => ({
  url: '/a.js',
  type: 'Script',
  requestedAt,
  arrivedAt,
  bytes: 2000,
  encoding: 'br',
  ...changes,
});

describe('sequentialSteps', () => {
  it('counts requests made together once', () => {
    expect(sequentialSteps([request(0, 1), request(0, 3), request(0.5, 2)])).toBe(1);
  });

  it('counts the longest line, not the number of requests', () => {
    expect(sequentialSteps([request(0, 1), request(1, 2), request(1, 5), request(2, 3), request(0, 9)])).toBe(3);
  });

  it('leaves pictures out', () => {
    expect(sequentialSteps([request(0, 1), request(2, 3, { type: 'Image' })])).toBe(1);
  });
});

describe('bytes', () => {
  it('are added up by kind', () => {
    const requests = [
      request(0, 1),
      request(0, 1, { type: 'Stylesheet' }),
      request(0, 1, { type: 'Document', bytes: 500 }),
    ];
    expect(scriptBytes(requests)).toBe(2000);
    expect(htmlBytes(requests)).toBe(500);
  });

  it('names what did not travel as brotli', () => {
    expect(uncompressedScripts([request(0, 1), request(0, 1, { url: '/b.js', encoding: 'gzip' })])).toEqual(['/b.js']);
  });
});
