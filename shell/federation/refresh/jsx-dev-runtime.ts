import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/**
 * Makes the elements of a development build with what every shell shares: that of a deployed one has no runtime for
 * development.
 */
export const jsxDEV = (
  type: Parameters<typeof jsx>[0],
  props: unknown,
  key: string | undefined,
  hasFixedChildren: boolean,
) => (hasFixedChildren ? jsxs : jsx)(type, props, key);
