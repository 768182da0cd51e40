/** Loaded before a process: stacks name lines of the bundle, as in production. To read the source maps takes a process of development a second or more at its first error, in which it answers nobody. */
let isOwn = true;
let prepare;
Object.defineProperty(Error, 'prepareStackTrace', {
  get: () => prepare,
  set(next) {
    if (!isOwn) prepare = next;
    isOwn = false; // The first that is set is the process's own.
  },
});
