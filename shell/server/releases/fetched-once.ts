/** Milliseconds after which what could not be had is requested again. */
const askedAgainAfter = 2_000;

/**
 * Fetches things by name, each once at a time.
 * @returns what takes a name and how to look for it and fetch it; false when it could not be had, which is asked again
 * after a while
 */
export function fetchedOnce(): (name: string, fetchOne: () => Promise<boolean>) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  return (name, fetchOne) => {
    const before = known.get(name);
    if (before) return before;
    const asked = fetchOne();
    known.set(name, asked);
    void asked.then((isHere) => {
      if (isHere) known.delete(name);
      else setTimeout(() => known.delete(name), askedAgainAfter).unref();
    });
    return asked;
  };
}
