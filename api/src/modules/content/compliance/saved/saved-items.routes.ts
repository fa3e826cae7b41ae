import type { ServerRoute } from '@hapi/hapi';
import type Joi from 'joi';
import type { ErrorCode } from '../../../../contract/error-codes';
import { route } from '../../../../platform/routes/route';
import type { SavedItem, SavedKind } from './saved-item';
import { savedItemsQuerySchema } from './saved-items.schema';
import { deleteSaved, listSaved, renameSaved, save } from './saved-items.service';

/** Routes for one kind of saved items. */
interface SavedRoutes<Item extends SavedItem, Params, Draft extends object> {
  readonly kind: SavedKind<Item>;
  /** Of the list: `/api/compliance/saved-answers`. */
  readonly path: string;
  /** In summaries: `answer`, `answers`. */
  readonly noun: readonly [one: string, many: string];
  readonly idOf: (params: Params) => string;
  readonly errors: { readonly notFound: ErrorCode; readonly tooMany: ErrorCode };
  readonly schemas: {
    readonly params: Joi.ObjectSchema<Params>;
    readonly draft: Joi.ObjectSchema<Draft>;
    readonly title: Joi.ObjectSchema<{ title: string }>;
    readonly list: Joi.Schema;
  };
  /** As its owner sees it; nothing for a row that holds none. */
  readonly present: (item: Item) => readonly unknown[];
}

/** The routes to list, save, rename and delete one kind of saved things, each user's own. */
export function savedItemRoutes<Item extends SavedItem, Params, Draft extends object>({
  kind,
  path,
  noun: [one, many],
  idOf,
  errors,
  schemas,
  present,
}: SavedRoutes<Item, Params, Draft>): ServerRoute[] {
  const shared = { access: 'signed-in', tags: ['compliance'] } as const;
  const change = {
    ...shared,
    path: `${path}/{${kind.idColumn}}`,
    publicData: 'unchanged',
    limit: 'savedAnswers',
    response: 'none',
  } as const;
  return [
    route({
      ...shared,
      method: 'GET',
      path,
      summary: `List saved ${many}, newest first; \`q\` keeps those with all its words`,
      validate: { query: savedItemsQuerySchema },
      response: schemas.list,
      act: ({ viewer, query }) => listSaved(kind, viewer.id, query.q),
      present: (saved) => saved.flatMap(present),
    }),
    route({
      ...change,
      method: 'PUT',
      summary: `Save an ${one} under a client-generated id; one that already exists is left unchanged`,
      errors: { 409: [errors.tooMany] },
      validate: { params: schemas.params, payload: schemas.draft },
      transaction: true,
      act: ({ viewer, params, payload, transaction }) => save(kind, viewer.id, idOf(params), payload, transaction),
    }),
    route({
      ...change,
      method: 'PATCH',
      summary: `Rename a saved ${one}`,
      errors: { 404: [errors.notFound] },
      validate: { params: schemas.params, payload: schemas.title },
      act: ({ viewer, params, payload }) => renameSaved(kind, viewer.id, idOf(params), payload.title),
    }),
    route({
      ...change,
      method: 'DELETE',
      summary: `Delete a saved ${one}; a missing one is no error`,
      validate: { params: schemas.params },
      act: ({ viewer, params }) => deleteSaved(kind, viewer.id, idOf(params)),
    }),
  ];
}
