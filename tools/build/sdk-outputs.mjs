/** Entries of the SDK, below its `src/` and without their ending: `index` is the package itself. */
export const sdkEntries = ['index', 'webhooks/index', 'admin/index', 'testing/index', 'server/index'];

/** Both kinds of modules, each in a folder whose package.json says which kind it is. */
export const sdkKinds = { esm: 'module', cjs: 'commonjs' };

/** The files that programs need of the package, from the root of the repository; the types are left to `npm pack`. */
export const sdkOutputs = Object.keys(sdkKinds).flatMap((kind) =>
  ['package.json', ...sdkEntries.map((entry) => `${entry}.js`)].map((file) => `libs/sdk/dist/${kind}/${file}`),
);
