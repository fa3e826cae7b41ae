import type { Knex } from 'knex';
import type { QueueName } from '../../contract/named-types';

/** A row of `QueueSource.rows`, as the database gives it back. */
export interface QueueRow {
  readonly itemId: number;
  readonly openedAt: unknown;
  /** Kind of item, for the filter. */
  readonly kind: string;
  /** Name of the person it is about. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Text of the item. */
  readonly about: string | null;
  /** Comes before others, in queues that have this. */
  readonly priority?: unknown;
}

/** Source of a queue's items, as the common list of a queue needs it. */
export interface QueueSource {
  readonly name: QueueName;
  /** Values of `kind`, for the filter. */
  readonly kinds: readonly string[];
  /** Its rows have `priority`. */
  readonly hasPriority?: boolean;
  /** Selects the columns of `QueueRow` of every item, open or not. */
  rows(): Knex.QueryBuilder;
  /** The same, of those that wait for an administrator. */
  openRows(): Knex.QueryBuilder;
  /** Describes an item in lists; the person's name and the beginning of `about` unless given. */
  describe?(row: QueueRow): { readonly title: string; readonly summary: string };
}
