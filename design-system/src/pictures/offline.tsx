import type { Picture } from '../components/illustration/illustration';

/** A cloud that cannot be reached. */
export const offlinePicture: Picture = (
  <>
    <path className="paper" d="M84 94h84a27 27 0 0 0 3-54 40 40 0 0 0-75-10 32 32 0 0 0-12 64z" />
    <path className="sky plain" d="M84 86a26 26 0 0 1-27-18c-2 15 10 25 27 25h84c14 0 25-9 27-22-4 9-14 15-26 15z" />
    <path className="dash" d="M94 122h56" />
    <rect className="sky" x="38" y="104" width="52" height="34" rx="6" />
    <path d="M28 142h72" />
    <circle className="clay" cx="172" cy="120" r="21" />
    <path className="over" d="m164 112 16 16M180 112l-16 16" />
  </>
);
