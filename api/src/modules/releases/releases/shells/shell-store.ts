import { fileStore, type FileStore, type StoreSettings } from '../../../../platform/files/file-store';

/** A file that the shell's build names by its content: the same name, the same bytes. */
export const shellFile = /^[\w-]+(?:\.[\w-]+)*\.[0-9a-f]{8}\.(?:js|css)$/;

/** Folder of all files: a build has none of its own. */
export const shellFolder = 'files';

/** Opens the store of the shell's files, and of their source maps. */
export const shellStore = (settings: StoreSettings): FileStore => fileStore(settings, 'shell-store');
