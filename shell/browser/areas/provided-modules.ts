/**
 * Mentions every shared module, so that webpack provides it; loads none of them here. The list is written by the
 * federation preset from the `exports` of the packages that are shared.
 */
export function retainProvided(): void {
  if (typeof document === 'undefined') void import('../../.generated/provided-modules.js');
}
