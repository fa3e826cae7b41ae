import { noteModelCall } from '../../../../platform/model/model-state';
import type { Settings } from '../../../../platform/settings';

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
  /** Counts the accepted lines so far. */
  readonly count: () => number;
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
   * Lines as the model writes them, until it ends or one of the limits is reached. @throws LateModelError when it takes
   * too long, or what the endpoint or the network failed with
   */
  async *lines({ system, user, count, mostLines, signal }: ModelRequest): AsyncGenerator<string> {
    const { OpenAI } = await import('openai');
    const { apiKey, baseUrl, name } = this.#settings;
    const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0 });
    const abort = new AbortController();
    const all = setTimeout(() => abort.abort(new LateModelError()), this.#times.all);
    const first = setTimeout(() => {
      if (count() === 0) abort.abort(new LateModelError());
    }, this.#times.first);
    try {
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
          { signal: signal ? AbortSignal.any([signal, abort.signal]) : abort.signal },
        );
      const stream = await ask().catch((error: unknown) => {
        if (!this.#isSteady || !refusesTemperature(error)) throw error;
        this.#isSteady = false;
        return ask();
      });
      let read = 0;
      let open = '';
      for await (const chunk of stream) {
        const text = chunk.choices[0]?.delta.content ?? '';
        read += text.length;
        open += text;
        const lines = open.split('\n');
        open = lines.pop() ?? '';
        yield* lines;
        if (read > mostCharacters || count() >= mostLines) break;
      }
      // The client of the endpoint ends quietly what is aborted.
      abort.signal.throwIfAborted();
      noteModelCall();
      if (read <= mostCharacters && count() < mostLines) yield open;
    } catch (error) {
      const failure: unknown = abort.signal.aborted ? abort.signal.reason : error;
      // The client has disconnected: that is no failure of the model.
      if (!signal?.aborted) noteModelCall(failure);
      throw failure;
    } finally {
      clearTimeout(all);
      clearTimeout(first);
      abort.abort();
    }
  }
}
