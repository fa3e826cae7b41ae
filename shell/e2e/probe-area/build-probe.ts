import { buildArea } from '../../federation/build-area';
import { outputFolder } from '../../federation/output-folder';

/**
 * Builds the probe with the preset of every area.
 * @returns the folder of its build
 */
export async function buildProbe(): Promise<string> {
  const folder = import.meta.dirname;
  await buildArea(folder);
  return outputFolder(folder);
}
