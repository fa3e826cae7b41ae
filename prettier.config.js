/** How every file is laid out; `npm run format` applies it, `npm run verify` holds it. */
export default {
  printWidth: 120,
  singleQuote: true,
  trailingComma: 'all',
  arrowParens: 'always',
  objectWrap: 'preserve',
};
