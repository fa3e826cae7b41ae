import type { Picture } from '../components/illustration/illustration';

/** A page with an arrow around it: a new version is ready. */
export const renewedPicture: Picture = (
  <>
    <rect className="paper" x="44" y="30" width="152" height="106" rx="12" />
    <path d="M44 52h152" />
    <path className="text" d="M58 41h.1M70 41h.1M82 41h.1" />
    <circle className="sky" cx="120" cy="94" r="29" />
    <path className="over" d="M134 89a15 15 0 0 0-27-3M106 99a15 15 0 0 0 27 3M106 77v9h9M134 111v-9h-9" />
    <path className="sun" d="m186 20 4 11 11 4-11 4-4 11-4-11-11-4 11-4z" />
  </>
);
