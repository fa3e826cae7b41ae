import { bootElementId, type BootData } from '../page-contract/release-set';

/** Reads the data that the server wrote into this page. */
export function readBootData(): BootData {
  const text = document.getElementById(bootElementId)?.textContent;
  if (!text) throw new Error('This page arrived without its boot data. Reload it.');
  return JSON.parse(text) as BootData;
}
