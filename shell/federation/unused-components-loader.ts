/**
 * A webpack loader that lets a bundler leave out components of a library that no page uses: it drops statements that
 * name a component for tools (`Link.displayName = "Link"`), and marks calls that make one as free of side effects.
 */
export default function unusedComponentsLoader(source: string): string {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ =) (React\d*\.forwardRef\()/gm, '$1 /* @__PURE__ */ $2');
}
