import { packageFolder } from './package-entries';
import { addComponent } from './new-component/add-component';
import { groups } from './new-component/component-files';

/**
 * `npm run new:component -- rating-input Forms`: component, page, story, test, export and budget; then tells what is
 * left to do.
 */
const [name, wanted = 'Content'] = process.argv.slice(2);
const group = groups.find((known) => known.toLowerCase() === wanted.toLowerCase());
try {
  if (!name) throw new Error(`Say its name: npm run new:component -- rating-input Forms`);
  if (!group) throw new Error(`There is no group ${wanted}: choose among ${groups.join(', ')}.`);
  const files = addComponent(packageFolder, name, group);
  console.log(`Written:\n${files.map((file) => `  design-system/${file}`).join('\n')}`);
  console.log(
    '\nNext: say in its docstring and the guide of its stories what it is for, then look at it with npm run storybook. npm test -- stories checks it in both themes.',
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
