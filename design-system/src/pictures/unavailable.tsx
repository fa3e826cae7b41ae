import type { Picture } from '../components/illustration/illustration';

/** A page of which one part has come off. */
export const unavailablePicture: Picture = (
  <>
    <rect className="paper" x="38" y="30" width="152" height="108" rx="12" />
    <path d="M38 52h152" />
    <path className="text" d="M52 41h.1M64 41h.1M76 41h.1" />
    <rect className="sky" x="50" y="64" width="60" height="28" rx="6" />
    <rect className="tint" x="50" y="100" width="60" height="26" rx="6" />
    <rect className="tint" x="118" y="100" width="60" height="26" rx="6" />
    <rect className="dash" x="118" y="64" width="60" height="28" rx="6" />
    <rect className="sun" x="148" y="36" width="60" height="30" rx="6" transform="rotate(14 178 51)" />
    <path className="quiet" d="M214 34l8-5M218 46h9M206 24l4-8" />
  </>
);
