import { transform } from '@swc/core';
import { build } from 'esbuild';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Explained } from '../explained.mjs';
import swcOptions from './swc-options.cjs';

/**
 * Bundles one app with the libraries it uses into a single CommonJS file and its source map; npm packages stay outside.
 * @param {string} root of the repository
 * @param {string} entry the entry point, relative to the root
 * @param {string} output the bundle, relative to `dist/`
 * @returns {Promise<{ path: string, contents: Uint8Array }[]>} the files, not yet written
 */
export async function bundle(root, entry, output) {
  return bundled(root, entry, output, {
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    packages: 'external',
    tsconfig: 'tsconfig.base.json',
    keepNames: true, // Nest tells providers apart, and TypeORM orders migrations, by class name
    sourcemap: true,
    define: { SQL_FUNCTIONS: JSON.stringify(await sqlFunctions(join(root, 'libs/adapters/postgres/sql'))) },
    plugins: [decoratorMetadata],
  });
}

/** Bundles the script of a page, as small as it can be: it is sent with each page. Parameters and result as above. */
export function bundleScript(root, entry, output) {
  return bundled(root, entry, output, { platform: 'browser', target: 'es2020', format: 'iife', minify: true, legalComments: 'none' });
}

/** The texts of the SQL functions by their names, which `migrate.ts` of the Postgres adapter reads from their files where it is not bundled. */
async function sqlFunctions(folder) {
  const files = (await readdir(folder)).sort();
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file.replace(/\.sql$/, ''), await readFile(join(folder, file), 'utf8')])));
}

async function bundled(root, entry, output, options) {
  try {
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: [entry],
      outfile: join(root, 'dist', output),
      bundle: true,
      write: false,
      logLevel: 'silent',
      ...options,
    });
    return outputFiles;
  } catch (error) {
    throw new Explained(`${entry} does not build:\n${describe(error)}`);
  }
}

/** esbuild does not emit the type metadata that Nest injects by, so swc compiles each TypeScript file first. */
const decoratorMetadata = {
  name: 'decorator-metadata',
  setup(builder) {
    builder.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { ...swcOptions({ tsx: path.endsWith('.tsx') }), filename: path, module: { type: 'es6' } });
      return { contents: code, loader: 'js' };
    });
  },
};

function describe(error) {
  if (!error.errors) return error.message;
  return error.errors
    .map(({ text, location }) => (location ? `  ${location.file}:${location.line}:${location.column} ${text}` : `  ${text}`))
    .join('\n');
}
