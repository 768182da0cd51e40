/** Name of the package that a site calls the service by. */
export const SDK = '@storefront-service/sdk';

/**
 * Returns the package.json of a new site: the template's, with a name and a port of its own and the SDK out of a file of the folder.
 * @param {object} manifest of the template
 * @param {{ name: string, port: number, tarball: string }} site `tarball` is the SDK's path in the folder
 */
export function manifestOf({ license: _, ...manifest }, { name, port, tarball }) {
  const scripts = Object.entries(manifest.scripts).map(([script, command]) => [script, command.replace(/--port \d+/, `--port ${port}`)]);
  return {
    ...manifest,
    name,
    version: '0.1.0',
    scripts: Object.fromEntries(scripts),
    dependencies: { ...manifest.dependencies, [SDK]: `file:${tarball}` },
  };
}

/**
 * Returns the package-lock.json of a new site: the versions that the template was tested with.
 * @param {object} lock of the template
 * @param {object} manifest of the site
 * @param {{ version: string, tarball: string, integrity: string }} sdk
 */
export function lockOf(lock, { name, version, dependencies }, sdk) {
  const { license: _, ...root } = lock.packages[''];
  return {
    ...lock,
    name,
    version,
    packages: {
      ...lock.packages,
      '': { ...root, name, version, dependencies },
      [`node_modules/${SDK}`]: {
        ...lock.packages[`node_modules/${SDK}`],
        version: sdk.version,
        resolved: `file:${sdk.tarball}`,
        integrity: sdk.integrity,
      },
    },
  };
}
