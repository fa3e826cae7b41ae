import type { PartialModelObject } from 'objection';
import { User } from '../../../../platform/auth/user.model';
import type { Transaction } from '../../../../platform/database/transaction';
import type { SavedItem, SavedKind } from './saved-item';

/** Values of the columns that every kind has, or that its schema has checked. */
const columnsOf = <Item extends SavedItem>(values: object) => values as PartialModelObject<Item>;

/** Lists a user's saved items of a kind, the newest first; `q` selects those with each of its words. */
export async function listSaved<Item extends SavedItem>(
  { model, idColumn, max, searchedText }: SavedKind<Item>,
  userId: number,
  q: string,
): Promise<Item[]> {
  const saved = (await model
    .query()
    .where({ userId })
    .orderBy([
      { column: 'savedAt', order: 'desc' },
      { column: idColumn, order: 'asc' },
    ])
    .limit(max)) as Item[];
  const words = q.toLowerCase().split(/\s+/);
  return saved.filter((item) => words.every((word) => searchedText(item).toLowerCase().includes(word)));
}

/** Saves something; what is there already stays as it is. @throws AppError 409 at the most that can be saved */
export async function save<Item extends SavedItem>(
  { model, idColumn, max, tooMany }: SavedKind<Item>,
  userId: number,
  id: string,
  draft: object,
  transaction: Transaction,
): Promise<void> {
  // One change of a user's list at a time, so that the limit holds and two tabs save once.
  await User.query(transaction).findById(userId).forUpdate();
  if (await model.query(transaction).findById([userId, id])) return;
  if ((await model.query(transaction).where({ userId }).resultSize()) >= max) throw tooMany();
  await model.query(transaction).insert(columnsOf<Item>({ ...draft, userId, [idColumn]: id }));
}

/** Gives something saved another name. @throws AppError 404 */
export async function renameSaved<Item extends SavedItem>(
  { model, notFound }: SavedKind<Item>,
  userId: number,
  id: string,
  title: string,
): Promise<void> {
  if (!(await model.query().findById([userId, id]))) throw notFound();
  await model.query().findById([userId, id]).patch(columnsOf<Item>({ title }));
}

/** Deletes something saved; what is not there is no error. */
export async function deleteSaved<Item extends SavedItem>(
  { model }: SavedKind<Item>,
  userId: number,
  id: string,
): Promise<void> {
  await model.query().deleteById([userId, id]);
}
