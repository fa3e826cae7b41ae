import type { Picture } from '../components/illustration/illustration';

/** A paper plane on its way. */
export const newsletterPicture: Picture = (
  <>
    <path className="quiet dash" d="M36 126c26 14 50 2 46-18-3-14-22-10-18 4 3 11 20 10 34 2" />
    <path className="sky" d="m112 92 88-66-62 98-12-22z" />
    <path className="paper" d="M200 26 58 68l54 24z" />
    <path className="clay" d="m112 92 88-66-74 76-10 26z" />
    <path className="sun" d="m116 128 10-26 6 10z" />
  </>
);
