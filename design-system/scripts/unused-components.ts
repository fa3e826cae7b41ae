import { unusedComponents } from './unused/unused-components';

/** Part of `npm run verify`: a component that no page uses fails. Storybook shows what people get, nothing else. */
const unused = unusedComponents();
for (const name of unused)
  console.error(
    `@counterpart/design-system/${name} is used by no page. Use it where a page has its own, or take the folder away.`,
  );
process.exitCode = unused.length === 0 ? 0 : 1;
