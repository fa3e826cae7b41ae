import type { Picture } from '../components/illustration/illustration';
import { Done } from '../internal/picture-parts';

/** An empty tray with a tick: everything is dealt with. */
export const donePicture: Picture = (
  <>
    <path className="sky" d="m66 62-20 36v28a10 10 0 0 0 10 10h128a10 10 0 0 0 10-10V98l-20-36z" />
    <path className="paper" d="M46 98h42l10 16h44l10-16h42v28a10 10 0 0 1-10 10H56a10 10 0 0 1-10-10z" />
    <Done x={120} y={56} r={30} />
  </>
);
