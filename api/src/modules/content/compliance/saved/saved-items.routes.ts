import type { ServerRoute } from '@hapi/hapi';
import Joi from 'joi';
import type { ErrorCode } from '../../../../contract/error-codes';
import { route } from '../../../../platform/routes/route';
import type { SavedItem, SavedKind } from './saved-item';
import { savedPresenter } from './saved-items.presenter';
import { savedIdSchema, savedItemsQuerySchema, savedTitleSchema } from './saved-items.schema';
import { deleteSaved, listSaved, renameSaved, save } from './saved-items.service';

/** Routes for one kind of saved items. */
interface SavedRoutes<Item extends SavedItem, Draft extends object> {
  readonly kind: SavedKind<Item>;
  /** In the URL and summaries: `answer`, `answers`. */
  readonly noun: readonly [one: string, many: string];
  readonly errors: { readonly notFound: ErrorCode; readonly tooMany: ErrorCode };
  readonly schemas: {
    readonly draft: Joi.ObjectSchema<Draft>;
    readonly list: Joi.Schema;
    /** Name of the shape of another name, in the contract. */
    readonly title: string;
  };
}

/** The routes to list, save, rename and delete one kind of saved things, each user's own. */
export function savedItemRoutes<Item extends SavedItem, Draft extends object>({
  kind,
  noun: [one, many],
  errors,
  schemas,
}: SavedRoutes<Item, Draft>): ServerRoute[] {
  const path = `/api/compliance/saved-${many}`;
  const params = Joi.object<Record<string, string>>({ [kind.idColumn]: savedIdSchema(kind.notFound) });
  const idOf = (given: Readonly<Record<string, string>>): string => given[kind.idColumn] ?? '';
  const named = Joi.object<{ title: string }>({ title: savedTitleSchema(kind.titleMax) }).label(schemas.title);
  const shared = { access: 'signed-in' } as const;
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
      present: (saved) => saved.flatMap(savedPresenter(kind)),
    }),
    route({
      ...change,
      method: 'PUT',
      summary: `Save an ${one} under a client-generated id; one that already exists is left unchanged`,
      errors: { 409: [errors.tooMany] },
      validate: { params, payload: schemas.draft },
      transaction: true,
      act: ({ viewer, params: given, payload, transaction }) =>
        save(kind, viewer.id, idOf(given), payload, transaction),
    }),
    route({
      ...change,
      method: 'PATCH',
      summary: `Rename a saved ${one}`,
      errors: { 404: [errors.notFound] },
      validate: { params, payload: named },
      act: ({ viewer, params: given, payload }) => renameSaved(kind, viewer.id, idOf(given), payload.title),
    }),
    route({
      ...change,
      method: 'DELETE',
      summary: `Delete a saved ${one}; a missing one is no error`,
      validate: { params },
      act: ({ viewer, params: given }) => deleteSaved(kind, viewer.id, idOf(given)),
    }),
  ];
}
