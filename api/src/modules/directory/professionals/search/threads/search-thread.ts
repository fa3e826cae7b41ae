import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../../../../platform/database/open-database';
import { IndexRefresher } from '../index/index-refresher';
import { indexSource } from '../index/index-source';
import { answerQuestion } from '../questions';
import type { Answer, Question } from '../questions';
import { toThreadError } from './thread-messages';
import type { FromThread, ThreadData, ToThread } from './thread-messages';

/** Milliseconds until a thread that could not load the index retries: doubled each time. */
const firstRetry = 1_000;
const longestRetry = 30_000;
/** Milliseconds between two refreshes while idle, so that a question never has many changes to apply. */
const lookMilliseconds = 5_000;

const database = openDatabase((workerData as ThreadData).databaseSettings);
const port = parentPort;
if (!port) throw new Error('This is the program of a worker thread.');
const say = (message: FromThread): void => port.postMessage(message);

let isRead = false;
const refresher = new IndexRefresher(database, (isReady) => {
  isRead = isReady;
  say({ kind: 'ready', isReady });
  if (!isReady) load();
});

async function answerOf(question: Question, until: number): Promise<Answer> {
  const index = await refresher.current();
  if (Date.now() > until) throw new Error('No one waits for this answer.');
  return answerQuestion(question, indexSource(index), database);
}

/** Ends the thread between two calls of SQLite's driver, with its connection closed. */
async function stop(): Promise<void> {
  await database.destroy().catch(() => undefined);
  process.exit(0);
}

port.on('message', (message: ToThread) => {
  if (message === 'stop') return void stop();
  const { id, question, until } = message;
  answerOf(question, until).then(
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

load();
// When it fails, the next question says why.
setInterval(() => void (isRead && refresher.current().catch(() => undefined)), lookMilliseconds);
