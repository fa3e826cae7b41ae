import OpenAI from 'openai';
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
const mostTokens = 1_200;

/** A model of any OpenAI-compatible endpoint, read line by line. It has no tools. */
export class LineModel {
  readonly #client: OpenAI;
  readonly #name: string;
  readonly #times: ModelTimes;

  constructor({ apiKey, baseUrl, name }: NonNullable<Settings['model']>, times: ModelTimes) {
    this.#client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, timeout: times.all });
    this.#name = name;
    this.#times = times;
  }

  /**
   * Lines as the model writes them, until it ends or one of the limits is reached. @throws what the endpoint or the
   * network failed with
   */
  async *lines({ system, user, count, mostLines, signal }: ModelRequest): AsyncGenerator<string> {
    const abort = new AbortController();
    const all = setTimeout(() => abort.abort(), this.#times.all);
    const first = setTimeout(() => {
      if (count() === 0) abort.abort();
    }, this.#times.first);
    try {
      const stream = await this.#client.chat.completions.create(
        {
          model: this.#name,
          stream: true,
          temperature: 0,
          max_completion_tokens: mostTokens,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
        },
        { signal: signal ? AbortSignal.any([signal, abort.signal]) : abort.signal },
      );
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
      noteModelCall();
      if (read <= mostCharacters && count() < mostLines) yield open;
    } catch (error) {
      // The client has disconnected: that is no failure of the model.
      if (!signal?.aborted) noteModelCall(error);
      throw error;
    } finally {
      clearTimeout(all);
      clearTimeout(first);
      abort.abort();
    }
  }
}
