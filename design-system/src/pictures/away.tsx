import type { Picture } from '../components/illustration/illustration';

/** Machines asleep under a moon: the service is away for a moment. */
export const awayPicture: Picture = (
  <>
    <rect className="paper" x="54" y="60" width="124" height="36" rx="10" />
    <rect className="paper" x="54" y="102" width="124" height="36" rx="10" />
    <circle className="clay" cx="74" cy="78" r="6" />
    <circle className="sky" cx="74" cy="120" r="6" />
    <path className="text" d="M92 78h.1M106 78h.1M92 120h.1M106 120h.1" />
    <path strokeWidth="3" d="M126 75c3 6 10 6 13 0M148 75c3 6 10 6 13 0" />
    <path className="quiet" d="M134 120h30" />
    <path className="sun" d="M206 58a25 25 0 1 1-23-38 20 20 0 0 0 23 38z" />
    <path strokeWidth="2.5" d="M132 40h11l-11 11h11M112 24h8l-8 8h8" />
  </>
);
