import type { UnreadableAnswers } from '@counterpart/api/hosting/unreadable-requests';

/** Instead of any page, when a request cannot be read. They know nothing of the site. */
export const unreadablePages: UnreadableAnswers = {
  type: 'text/html',
  HPE_HEADER_OVERFLOW: page(
    'Your browser sent too much',
    'The address or the cookies of this request are longer than we can read. Shorten the address, or clear the cookies of this site in your browser’s settings, and load the page again.',
  ),
  HPE_INVALID_URL: page('404 Page Not Found', 'The page you are looking for does not exist or has moved.'),
};

function page(title: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>body{max-width:36rem;margin:4rem auto;padding:0 1.5rem;font:1rem/1.5 system-ui,sans-serif}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Go to the home page</a></p>
</main>
</html>
`;
}
