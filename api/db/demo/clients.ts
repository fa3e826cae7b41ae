import { readTable } from '../../src/platform/files/read-table';

/** A client of the demo data. */
export interface DemoClient {
  name: string;
  /** 'City, ST' or empty when the person never said. */
  at: string;
  username?: string;
}

/** The clients; the first is the demo account, and some never gave a place. */
export const demoClients: readonly DemoClient[] = readTable(new URL('clients.tsv', import.meta.url)).map(
  ([name = '', at = '', username]) => ({ name, at, ...(username && { username }) }),
);
