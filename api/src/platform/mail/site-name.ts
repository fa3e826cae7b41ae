import type { Transaction } from '../database/transaction';
import { readSettings } from '../site/site-settings';

/** Stands for the site's name in the texts of mails: a character that people do not type. */
export const siteName = '\uE000';

/** The same texts with the site's name in them. */
export const withSiteName = <Texts>(texts: Texts, name: string): Texts =>
  JSON.parse(JSON.stringify(texts).replaceAll(siteName, JSON.stringify(name).slice(1, -1))) as Texts;

/** Fills the name that the site has now into texts that mention it; others are not looked up. */
export async function namedTexts<Texts>(texts: Texts, transaction: Transaction): Promise<Texts> {
  if (!JSON.stringify(texts).includes(siteName)) return texts;
  return withSiteName(texts, (await readSettings(transaction)).settings.siteName);
}
