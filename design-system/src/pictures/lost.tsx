import type { Picture } from '../components/illustration/illustration';

/** A signpost whose arms point both ways: there is no such page. */
export const lostPicture: Picture = (
  <>
    <path className="quiet" d="M36 138h168" />
    <path
      className="sky"
      d="M52 138c2-16 12-22 20-22s12 6 14 10c10-2 16 4 16 12zM172 138c0-8 6-13 13-12 4-7 15-5 17 12z"
    />
    <path className="paper" d="M114 26a6 6 0 0 1 12 0v112h-12z" />
    <path
      className="sun"
      d="M86 36h74a4 4 0 0 1 3 1l15 15a4 4 0 0 1 0 4l-15 15a4 4 0 0 1-3 1H86a6 6 0 0 1-6-6V42a6 6 0 0 1 6-6z"
    />
    <path
      className="paper"
      d="M154 82H84a4 4 0 0 0-3 1L66 96a4 4 0 0 0 0 5l15 14a4 4 0 0 0 3 1h70a6 6 0 0 0 6-6V88a6 6 0 0 0-6-6z"
    />
    <path className="over" d="M98 54h48" />
    <path strokeWidth="3" d="M90 99h14M114 99h32" />
  </>
);
