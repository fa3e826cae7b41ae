import type { Picture } from '../components/illustration/illustration';

/** A chart that begins: there are no figures yet. */
export const chartPicture: Picture = (
  <>
    <path d="M48 26v104a6 6 0 0 0 6 6h144" />
    <rect className="sky" x="68" y="104" width="24" height="32" rx="4" />
    <rect className="clay" x="106" y="84" width="24" height="52" rx="4" />
    <rect className="paper dash" x="144" y="58" width="24" height="78" rx="4" />
    <path className="mark" d="m66 82 36-22 30 6 48-34" />
    <path className="mark" d="M166 32h14v14" />
  </>
);
