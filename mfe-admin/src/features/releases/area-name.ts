/** Returns what is wrong with the short name of an area; nothing when it is valid. */
export function areaNameError(name: string): string | undefined {
  if (name === '') return 'Please name the area';
  return /^[a-z][a-z0-9-]*$/.test(name) ? undefined : 'Small letters, digits and hyphens only';
}
