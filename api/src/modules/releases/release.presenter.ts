import type { Release } from './release.model';

/** A release as returned to its publisher. */
export function presentRelease({ name, version, url, publishedAt }: Release): {
  name: string;
  version: string;
  url: string;
  publishedAt: string;
} {
  return { name, version, url, publishedAt: publishedAt.toISOString() };
}
