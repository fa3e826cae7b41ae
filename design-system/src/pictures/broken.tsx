import type { Picture } from '../components/illustration/illustration';

/** A sheet torn in two: it could not be loaded. */
export const brokenPicture: Picture = (
  <>
    <path
      className="paper"
      d="M64 32a6 6 0 0 1 6-6h46l-8 20 12 18-12 20 10 20-8 20H70a6 6 0 0 1-6-6z"
      transform="rotate(-5 90 80)"
    />
    <path
      className="sky"
      d="M132 30h44a6 6 0 0 1 6 6v86a6 6 0 0 1-6 6h-48l8-20-10-20 12-20-12-18z"
      transform="rotate(6 156 80)"
    />
    <path className="text" d="m76 52 24-2M78 72l22-2M80 92l18-2" />
    <path className="over" strokeWidth="5" opacity=".35" d="m148 60 22 3M150 80l17 2" />
    <circle className="sun" cx="170" cy="116" r="22" />
    <path className="over" d="M179 112a10 10 0 1 0 0 9M180 104v8h-8" />
  </>
);
