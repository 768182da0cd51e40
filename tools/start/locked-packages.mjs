/**
 * Lists the packages that a checkout needs, by their paths in the lock.
 * @param {Record<string, Locked>} locked `packages` of `package-lock.json`
 * @param {'start' | 'all'} scope `start`: what builds, starts and uses the service; `all`: also what tests, lint and benches need
 * @returns {string[]} those that are installed on every platform
 * @typedef {{ dependencies?: object, devDependencies?: object, peerDependencies?: object, peerDependenciesMeta?: object, optional?: boolean, link?: boolean, resolved?: string, version?: string }} Locked
 */
export function neededPackages(locked, scope) {
  if (scope === 'all') return Object.keys(locked).filter((path) => path !== '' && !locked[path].optional);
  const needed = new Set();
  const need = (from, names) => {
    for (const name of names) {
      const path = resolved(locked, from, name);
      if (path === undefined || needed.has(path) || locked[path].optional) continue;
      needed.add(path);
      need(path, requiredBy(locked[path]));
    }
  };
  const { dependencies, devDependencies } = locked[''] ?? {};
  need(
    '',
    Object.keys(locked)
      .filter((path) => locked[path].link && locked[path].resolved !== 'tools')
      .map((path) => path.replace('node_modules/', '')),
  );
  need('', Object.keys({ ...dependencies, ...devDependencies }));
  return [...needed];
}

/**
 * Compares the packages of the lock with those that npm has noted as installed.
 * @param {Record<string, Locked>} locked
 * @param {Record<string, Locked>} installed
 * @param {'start' | 'all'} scope
 * @returns {boolean} true if none that is needed is missing, and none is there in another version
 */
export function isInstalled(locked, installed, scope) {
  const needed = neededPackages(locked, scope);
  return (
    needed.length > 0 &&
    needed.every((path) => path in installed) &&
    Object.entries(installed).every(([path, { version }]) => locked[path]?.version === version)
  );
}

/** Returns true if packages that only tests, lint and benches need are installed, in whatever version. */
export const hasTools = (installed) => `node_modules/jest` in installed;

const requiredBy = ({ dependencies, peerDependencies, peerDependenciesMeta = {} }) => [
  ...Object.keys(dependencies ?? {}),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional),
];

/** Looks for a package as Node does: in `node_modules` of the one that asks, then of those above. */
function resolved(locked, from, name) {
  for (let above = from; ; above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))) {
    const path = `${above && `${above}/`}node_modules/${name}`;
    if (path in locked) return path;
    if (above === '') return undefined;
  }
}
