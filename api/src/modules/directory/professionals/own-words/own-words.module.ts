import type { Plugin } from '@hapi/hapi';
import { requestLog } from '../../../../hosting/observed-requests';
import { route } from '../../../../platform/routes/route';
import { WordsModel } from './model-reader';
import { ownWordsQuerySchema, ownWordsSchema } from './own-words.schema';
import { queryOf, readByRules } from './read-own-words';

/** Searches in people's own words. */
export const ownWordsModule: Plugin<void> = {
  name: 'own-words',
  register(server) {
    const { model } = server.app.platform.settings;
    server.route(ownWords(model && new WordsModel(model)));
  },
};

const ownWords = (model: WordsModel | null) =>
  route({
    method: 'GET',
    path: '/api/accountants/own-words',
    access: 'anonymous',
    summary: 'Read a wish in plain words as filters of the search: by rules, and a model where one is configured',
    limit: 'ownWords',
    validate: { query: ownWordsQuerySchema },
    response: ownWordsSchema,
    act: async ({ query: { text }, request }) => {
      const reading = readByRules(text);
      const completed = model?.complete(text, reading).catch((err: unknown) => {
        requestLog(request).warn({ err }, 'the model did not read what the rules left');
        return reading;
      });
      const { filters, left } = (await completed) ?? reading;
      return { search: queryOf(filters), left: left.map((each) => each.text) };
    },
  });
