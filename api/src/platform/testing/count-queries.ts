import { database } from '../database/transaction';

/** What was asked of the database, statement by statement, while `work` ran. */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const record = ({ sql }: { sql: string }) => void asked.push(sql);
  database().on('query', record);
  try {
    await work();
  } finally {
    database().removeListener('query', record);
  }
  return asked;
}
