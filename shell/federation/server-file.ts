/** Folder of a build that holds what runs on the server; browsers get nothing of it. */
export const serverFolder = 'server';

/** True for a file of a build that only the server runs. */
export function isServerFile(file: string): boolean {
  return file.startsWith(`${serverFolder}/`);
}

/** The file of an area's release that renders it on the server. */
export const remoteServerFile = `${serverFolder}/remote.js`;

/** The file of the shell's build that renders pages in processes of its own. */
export const rendererFile = `${serverFolder}/renderer.cjs`;
