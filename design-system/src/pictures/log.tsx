import type { Picture } from '../components/illustration/illustration';

/** Entries on a line of time. */
export const logPicture: Picture = (
  <>
    <rect className="paper" x="56" y="22" width="120" height="118" rx="12" />
    <path className="quiet" d="M82 46v72" />
    <circle className="sun" cx="82" cy="46" r="7" />
    <circle className="sky" cx="82" cy="82" r="7" />
    <circle className="paper" cx="82" cy="118" r="7" />
    <path className="text" d="M104 46h50M104 82h34M104 118h24" />
    <circle className="clay" cx="178" cy="112" r="24" />
    <path className="over" d="M178 98v14l9 7" />
  </>
);
