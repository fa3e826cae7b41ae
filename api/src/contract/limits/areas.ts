/** Name under which the shell's own errors are recorded, beside those of areas; no area may have it. */
export const shellArea = 'shell';
