/** Returns the options by which swc compiles TypeScript for bundles and tests: with the type metadata that Nest injects by; JSX (`tsx`) becomes Preact. */
module.exports = ({ tsx = false } = {}) => ({
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true, tsx },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic', importSource: 'preact' },
    },
  },
});
