/** A look at professionals, without the person. */
export interface Visit {
  /** Marks repetitions as such for half an hour; not stored. */
  readonly visitor: string;
  /** Signed-in user, if any: own visits do not count. */
  readonly viewerId: number | null;
}

/** Counts of one process, of visits to professionals, since they were last stored. */
export interface VisitCounts {
  /** Counts a look at a profile, in memory. */
  addView(professionalId: number, visit: Visit): void;
  /**
   * Counts that professionals were shown as results.
   * @param search the query string of the search
   */
  addAppearances(professionalIds: readonly number[], search: string, visit: Visit): void;
  /** Adds what was counted to the rows of its days. What could not be stored is kept for the next time. */
  flush(): Promise<void>;
}
