import type { Picture } from '../components/illustration/illustration';

/** A speech bubble with a thumb up. */
export const feedbackPicture: Picture = (
  <>
    <path
      className="paper"
      d="M60 24h120a14 14 0 0 1 14 14v62a14 14 0 0 1-14 14h-46l-14 20-14-20H60a14 14 0 0 1-14-14V38a14 14 0 0 1 14-14z"
    />
    <path className="sun" d="m108 66 15-28c9 0 12 8 9 16l-3 10h19c6 0 10 5 8 11l-6 20c-1 4-5 7-9 7h-33z" />
    <rect className="sky" x="88" y="64" width="20" height="38" rx="4" />
  </>
);
