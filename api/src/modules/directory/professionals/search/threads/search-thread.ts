import { parentPort, workerData } from 'node:worker_threads';
import { jobLimits, openDatabase } from '../../../../../platform/database/open-database';
import { IndexRefresher } from '../index/index-refresher';
import { indexSource } from '../index/index-source';
import { answerQuestion } from '../questions';
import type { Answer, Question } from '../questions';
import { sqlSource } from '../sql-source';
import { questionMilliseconds, toThreadError } from './thread-messages';
import type { FromThread, ThreadData, ToThread } from './thread-messages';

/** Milliseconds until a thread that could not load the index retries: doubled each time. */
const firstRetry = 1_000;
const longestRetry = 30_000;
/** Milliseconds between two refreshes while idle, so that a question never has many changes to apply. */
const lookMilliseconds = 5_000;

const { role, databaseSettings } = workerData as ThreadData;
// SQL that reads every listing takes longer than a request's queries may, but not longer than a question waits for it.
const sqlLimits = { ...jobLimits, queryMilliseconds: questionMilliseconds };
const database = openDatabase(databaseSettings, role === 'sql' ? { limits: sqlLimits } : {});
const port = parentPort;
if (!port) throw new Error('This is the program of a worker thread.');
const say = (message: FromThread): void => port.postMessage(message);

const refresher = new IndexRefresher(database, (isReady) => say({ kind: 'ready', isReady }));
const sql = sqlSource(database);

async function answerOf(question: Question): Promise<Answer | null> {
  if (role === 'sql') return answerQuestion(question, sql, database);
  const index = await refresher.current();
  return index && answerQuestion(question, indexSource(index), database);
}

/** Ends the thread between two calls of SQLite's driver, with its connection closed. */
async function stop(): Promise<void> {
  await database.destroy().catch(() => undefined);
  process.exit(0);
}

port.on('message', (message: ToThread) => {
  if (message === 'stop') return void stop();
  const { id, question } = message;
  answerOf(question).then(
    (answer) => say({ kind: 'answer', id, answer }),
    (error: unknown) => say({ kind: 'error', id, error: toThreadError(error) }),
  );
});

/** Loads all professionals, and retries for as long as that fails. */
function load(retry = firstRetry): void {
  refresher.load().catch((error: unknown) => {
    say({ kind: 'failed', error: toThreadError(error) });
    setTimeout(() => load(Math.min(2 * retry, longestRetry)), retry);
  });
}

if (role === 'sql') say({ kind: 'ready', isReady: true });
else {
  load();
  // When it fails, the next question says why.
  setInterval(() => void refresher.current().catch(() => null), lookMilliseconds);
}
