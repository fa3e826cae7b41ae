const hash = `sha384-${'a'.repeat(64)}`;

/** A listing as a professional sends it, with something in every field that holds text. */
export const listing = {
  bio: 'Keeps the books of clinics in good order.',
  services: ['tax'],
  specialties: ['audit'],
  pricing: 'From $100 an hour',
  certifications: ['CPA'],
  industries: ['retail'],
  clientTypes: ['retirees'],
  languages: ['English'],
  website: 'https://example.com',
};

export const details = { firstName: 'Pat', lastName: 'Doe', city: 'Austin', state: 'TX' };

export const newPassword = 'another long password';

/** A release of the blog as its build publishes it. */
export const publication = (version: string): object => ({
  name: 'blog',
  version,
  url: `/releases/blog/${version}/remote-entry.1a2b.js`,
  integrity: hash,
  manifest: {
    id: 'blog',
    title: 'Blog',
    owner: 'team-editorial',
    version,
    sdk: '^1.0.0',
    routes: [{ path: '/blog', head: { title: 'Blog' } }],
  },
  files: { 'remote-entry.1a2b.js': hash, 'chunks/page.js': hash },
  preload: { expose: { files: ['chunks/page.js'], consumes: ['react'] }, lazy: {} },
});
