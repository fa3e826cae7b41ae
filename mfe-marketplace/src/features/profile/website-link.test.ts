import { expect, it } from 'vitest';
import { websiteLink } from './website-link';

it.each([
  ['https://www.lopez.example/', 'https://www.lopez.example/', 'lopez.example'],
  ['lopez.example/about', 'https://lopez.example/about', 'lopez.example/about'],
])('links %s', (website, href, text) => expect(websiteLink(website)).toEqual({ href, text }));

it.each([null, '', 'javascript:alert(1)', 'data:text/html,x', 'https://'])('does not link %j', (website) =>
  expect(websiteLink(website)).toBeNull(),
);
