import { fileURLToPath } from 'node:url';
import { analyzerLimits } from '../../contract/limits/compliance';
import { inTurns, runLimited, type ProcessLimits } from '../processes/limited-process';
import { pdfErrors } from './pdf-errors';
import type { PageText, PdfMessage } from './pdf-messages';

const program = fileURLToPath(new URL('./pdf-process.mjs', import.meta.url));

const pdfLimits: ProcessLimits = {
  milliseconds: 20_000,
  heapMb: 256,
  residentMb: 700,
  outputBytes: 16 * 1024 * 1024,
};

const failures = {
  locked: pdfErrors.locked,
  damaged: pdfErrors.damaged,
  'too-long': pdfErrors.tooLong,
};

const inTurn = inTurns(2);

/** Runs the process; null when it ended without a message, or had to be ended. */
function runProcess(bytes: Buffer, allowed: ProcessLimits): Promise<PdfMessage | null> {
  const { pagesMax, charactersMax } = analyzerLimits;
  return inTurn(() => runLimited<PdfMessage>(program, [String(pagesMax), String(charactersMax)], bytes, allowed));
}

/**
 * The text of each page of a PDF, read in a process of its own with limits of time and memory.
 * @throws AppError 400 with a sentence for a locked, damaged, too long or too expensive document
 */
export async function readPdf(bytes: Buffer, allowed: ProcessLimits = pdfLimits): Promise<readonly PageText[]> {
  const message = await runProcess(bytes, allowed);
  if (!message) throw pdfErrors.tooMuch();
  if ('failure' in message) throw failures[message.failure]();
  return message.pages;
}

/**
 * A PDF may be encrypted and open without a password.
 * @throws AppError 400 for one that asks for a password
 */
export async function expectUnlocked(bytes: Buffer): Promise<void> {
  if (!bytes.includes('/Encrypt')) return;
  const message = await runProcess(bytes, pdfLimits);
  if (message && 'failure' in message && message.failure === 'locked') throw pdfErrors.locked();
}
