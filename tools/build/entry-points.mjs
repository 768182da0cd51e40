/** The programs: what is started, below `dist/` → entry point. Each file that is started runs the bundle beside it, `….bundle.cjs`. */
export const programs = {
  'api/main.cjs': 'apps/api/src/main.ts',
  'api/migrate.cjs': 'apps/api/src/migrate.ts',
  'worker/main.cjs': 'apps/worker/src/main.ts',
};

const bundleOf = (program) => program.replace(/\.cjs$/, '.bundle.cjs');

/** Bundles: output below `dist/` → entry point. */
export const bundles = {
  ...Object.fromEntries(Object.entries(programs).map(([program, entry]) => [bundleOf(program), entry])),
  // What the worker threads of both run; see libs/composition/src/modules/ticketing.module.ts.
  'api/print-thread.cjs': 'libs/adapters/documents/src/print-thread.ts',
  'worker/print-thread.cjs': 'libs/adapters/documents/src/print-thread.ts',
  // What the thread for documents runs; see libs/composition/src/modules/workspace-document.module.ts.
  'api/document-thread.cjs': 'libs/composition/src/threads/document-thread.ts',
};

/** Scripts of pages, which run in the browser and lie beside the app that puts them into its pages. */
export const scripts = {
  'api/checkout-live.js': 'libs/hosted/src/checkout/live/browser/main.ts',
  'api/checkout-popup.js': 'libs/hosted/src/checkout/live/browser/popup.ts',
  'api/event-page.js': 'libs/hosted/src/events/browser/main.ts',
  'api/form-conditions.js': 'libs/hosted/src/forms/browser/main.ts',
};

/** Paths of the entry points of everything that is built for the api and the worker, from the root of the repository. */
export const entryPoints = [...new Set(Object.values({ ...bundles, ...scripts }))];
