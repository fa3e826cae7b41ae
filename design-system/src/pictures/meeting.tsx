import type { Picture } from '../components/illustration/illustration';

/** Two people at one table with the numbers between them. */
export const meetingPicture: Picture = (
  <>
    <path className="quiet" d="M32 142h176" />
    <path className="sky" d="M36 100c0-24 10-34 27-34s27 10 27 34z" />
    <circle className="sun" cx="63" cy="48" r="16" />
    <path className="solid" d="M47 48c0-13 7-19 17-19 8 0 15 5 15 14-8 2-15 0-19-5-2 6-6 9-13 10z" />
    <path className="clay" d="M150 100c0-24 10-34 27-34s27 10 27 34z" />
    <path className="solid" d="M159 66c-2-28 4-38 18-38s20 10 18 38z" />
    <circle className="sun" cx="177" cy="50" r="15" />
    <path className="solid" d="M162 48c6-1 14-4 18-9 3 5 7 8 12 9 0-12-6-17-15-17s-15 5-15 17z" />
    <rect className="paper" x="40" y="100" width="160" height="11" rx="5" />
    <path d="M60 111v31M180 111v31" />
    <rect className="paper" x="98" y="58" width="44" height="42" rx="5" />
    <path className="sky" d="M105 84h8v10h-8zM116 76h8v18h-8zM127 68h8v26h-8z" />
  </>
);
