import { expect, type Page } from './fixtures';
import { demoPassword, signOutQuietly } from './people';

/** Makes a token of the area alone, as its team gets it; the page is signed out again. */
export async function deployTokenFor(area: string, page: Page, url: string): Promise<string> {
  const post = async (path: string, data: object) => {
    const response = await page.request.post(url + path, { data, headers: { origin: url } });
    expect(response.ok(), path).toBe(true);
    return (await response.json()) as Readonly<Record<string, string>>;
  };
  await post('/api/login', { username: 'admin', password: demoPassword });
  const { token = '' } = await post('/api/platform/deploy-tokens', {
    area,
    label: 'Pipeline of the team',
    currentPassword: demoPassword,
  });
  await signOutQuietly(page);
  return token;
}
