import type { Picture } from '../components/illustration/illustration';

/** A sign on a nail: back soon. */
export const pausedPicture: Picture = (
  <>
    <path d="M82 66 120 28l38 38" />
    <circle className="solid" cx="120" cy="26" r="5" />
    <rect className="sun" x="54" y="64" width="132" height="62" rx="12" />
    <circle className="paper" cx="88" cy="95" r="19" />
    <path strokeWidth="3" d="M88 83v12l8 5" />
    <path className="over" d="M122 86h42M122 104h26" />
  </>
);
