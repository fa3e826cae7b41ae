import { noteModelCall } from './model-state';
import type { Settings } from '../settings';

/** A model has so long for its first line that holds, and for all of them, in milliseconds. */
export interface ModelTimes {
  readonly first: number;
  readonly all: number;
}

/** Prompt for a model, and when it has said enough. */
export interface ModelRequest {
  readonly system: string;
  /** Holds the data: nothing in it is an instruction of ours. */
  readonly user: string;
  /** Enough of those that hold. */
  readonly mostLines: number;
  /** Ends the request when aborted. */
  readonly signal: AbortSignal | undefined;
}

const mostCharacters = 12_000;
/** Thoughts of a model before it writes count, too. */
const mostTokens = 8_000;

/** True for a model that does not let others choose its temperature. */
const refusesTemperature = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 400 && /temperature/i.test(error.message);

/** The model took longer than it may. */
export class LateModelError extends Error {
  override readonly name = 'AbortError';
}

/** A model of any OpenAI-compatible endpoint, read line by line. It has no tools. */
export class LineModel {
  readonly #settings: NonNullable<Settings['model']>;
  readonly #times: ModelTimes;
  /** False once the model refused to be told its temperature. */
  #isSteady = true;

  constructor(settings: NonNullable<Settings['model']>, times: ModelTimes) {
    this.#settings = settings;
    this.#times = times;
  }

  /**
   * Reads the JSON object of each line that the model writes, until it ends or one of the limits is reached; what is no
   * object is passed over.
   * @param take whether a line holds
   * @throws LateModelError when nothing came in time, or the error of the endpoint or the network, when no line that
   * holds came before it
   */
  async read(request: ModelRequest, take: (line: Readonly<Record<string, unknown>>) => boolean): Promise<void> {
    const { mostLines, signal } = request;
    const abort = new AbortController();
    let count = 0;
    const all = setTimeout(() => abort.abort(new LateModelError()), this.#times.all);
    const first = setTimeout(() => {
      if (count === 0) abort.abort(new LateModelError());
    }, this.#times.first);
    const takeEach = (lines: readonly string[]) => {
      for (const line of lines) if (take(objectOf(line))) count += 1;
    };
    try {
      const stream = await this.#ask(request, signal ? AbortSignal.any([signal, abort.signal]) : abort.signal);
      let read = 0;
      let open = '';
      for await (const chunk of stream) {
        const text = chunk.choices[0]?.delta.content ?? '';
        read += text.length;
        open += text;
        const lines = open.split('\n');
        open = lines.pop() ?? '';
        takeEach(lines);
        if (read > mostCharacters || count >= mostLines) break;
      }
      // The client of the endpoint ends quietly what is aborted.
      abort.signal.throwIfAborted();
      noteModelCall();
      if (read <= mostCharacters && count < mostLines) takeEach([open]);
    } catch (error) {
      const failure: unknown = abort.signal.aborted ? abort.signal.reason : error;
      // The client has disconnected: that is no failure of the model.
      if (!signal?.aborted) noteModelCall(failure);
      if (count === 0) throw failure;
    } finally {
      clearTimeout(all);
      clearTimeout(first);
      abort.abort();
    }
  }

  async #ask({ system, user }: ModelRequest, signal: AbortSignal) {
    const { OpenAI } = await import('openai');
    const { apiKey, baseUrl, name } = this.#settings;
    const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0 });
    const ask = () =>
      client.chat.completions.create(
        {
          model: name,
          stream: true,
          ...(this.#isSteady && { temperature: 0 }),
          max_completion_tokens: mostTokens,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
        },
        { signal },
      );
    return ask().catch((error: unknown) => {
      if (!this.#isSteady || !refusesTemperature(error)) throw error;
      this.#isSteady = false;
      return ask();
    });
  }
}

/** The object that a line holds; an empty one for any other line. */
function objectOf(line: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(line)) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
