import type { Picture } from '../components/illustration/illustration';

/** A receipt and a coin. */
export const receiptPicture: Picture = (
  <>
    <path className="paper" d="M74 24a4 4 0 0 1 4-4h80a4 4 0 0 1 4 4v114l-11-9-11 9-11-9-11 9-11-9-11 9-11-9-11 9z" />
    <path className="text" d="M90 44h28M90 62h56M90 78h56" />
    <path className="quiet" d="M90 92h56" />
    <path strokeWidth="6" d="M122 106h24" />
    <circle className="sun" cx="172" cy="104" r="26" />
    <path className="over" d="M172 88v32M180 96c-3-4-15-5-16 2-1 7 16 5 16 13 0 7-13 7-17 1" />
  </>
);
