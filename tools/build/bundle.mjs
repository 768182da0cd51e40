import { transform } from '@swc/core';
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Explained } from '../explained.mjs';
import { allInAscii } from './in-ascii.mjs';
import { sourceText } from './source-text.mjs';
import swcOptions from './swc-options.cjs';

/** Packages that stay outside of the bundles: what is loaded with its first use and most starts do without, and what brings native code or files of its own. */
const notBundled = [
  ...['@fontsource', '@fontsource-variable', 'dejavu-fonts-ttf', 'harfbuzzjs', 'wawoff2'],
  ...['@opentelemetry/exporter-trace-otlp-http', '@opentelemetry/resources', '@opentelemetry/sdk-trace-base'],
  ...['msgpackr-extract', 'pdfkit', 'piscina', 'sharp', 'stripe'],
];

/** Optional packages that are not installed: parts of Nest, BullMQ and pg, and the other databases of TypeORM. */
export const notInstalled = [
  ...['@nestjs/microservices', '@nestjs/websockets', 'class-transformer', 'class-validator', '@valkey/valkey-glide'],
  ...['pg-cloudflare', 'pg-native', 'pg-query-stream'],
  ...['@google-cloud/spanner', '@sap/hana-client', 'better-sqlite3', 'mongodb', 'mssql', 'mysql', 'mysql2'],
  ...['oracledb', 'react-native-sqlite-storage', 'redis', 'sql.js', 'sqlite3', 'typeorm-aurora-data-api-driver'],
];

/**
 * Bundles programs, each with the libraries and packages it uses, into single CommonJS files with source maps beside them.
 * @param {string} root of the repository
 * @param {Record<string, string>} entries the entry point of each bundle, relative to the root, by the bundle's path below `dist/`
 * @returns {Promise<{ path: string, contents: Uint8Array }[]>} the files, not yet written
 */
export async function bundlePrograms(root, entries) {
  const files = await bundled(root, entries, {
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    external: [...notBundled, ...notInstalled].flatMap((name) => [name, `${name}/*`]),
    supported: { 'dynamic-import': false }, // V8's cached code knows none
    tsconfig: 'tsconfig.base.json',
    keepNames: true, // Nest distinguishes providers, and TypeORM orders migrations, by class name
    minifyWhitespace: true, // each process holds the text of its bundle in memory
    lineLimit: 200,
    sourcemap: 'external',
    sourcesContent: false,
    legalComments: 'external', // so that one author's name does not make each character of the bundle take two bytes
    define: { SQL_FUNCTIONS: JSON.stringify(await sqlFunctions(join(root, 'libs/adapters/postgres/sql'))) },
    plugins: [sources(withMetadata)],
  });
  return files.map(({ path, text, contents }) => ({
    path,
    contents: path.endsWith('.cjs') ? Buffer.from(marked(namingFewer(text))) : contents,
  }));
}

/** Ends with a hash of the text: by it `run-bundle.cjs` knows compiled code that is of this very text. */
function marked(text) {
  return `${text}//${createHash('sha256').update(text).digest('hex')}`;
}

/** Functions whose name is right already, which are nearly all, need no property of their own to keep it: that takes time and memory of each start. */
function namingFewer(text) {
  const naming = /(__name=\((\w+),value\)=>)(__defProp\(\2,"name",\{value,configurable:true\}\))/;
  if (text.includes('__name(') && !naming.test(text))
    throw new Explained('esbuild keeps names by another function than before: see namingFewer in tools/build/bundle.mjs.');
  return text.replace(naming, '$1$2.name===value?$2:$3');
}

/** Bundles the scripts of pages, as small as they can be: they are sent with each page. Parameters and result as above. */
export async function bundleScripts(root, entries) {
  return allInAscii(
    await bundled(root, entries, {
      platform: 'browser',
      target: 'es2020',
      format: 'iife',
      minify: true,
      legalComments: 'none',
      plugins: [sources()],
    }),
  );
}

/** The texts of the SQL functions by their names, which `migrate.ts` of the Postgres adapter reads from their files where it is not bundled. */
async function sqlFunctions(folder) {
  const files = (await readdir(folder)).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file.replace(/\.sql$/, ''), await readFile(join(folder, file), 'utf8')])),
  );
}

async function bundled(root, entries, options) {
  try {
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: Object.entries(entries).map(([output, entry]) => ({ in: entry, out: output.replace(/\.c?js$/, '') })),
      outdir: join(root, 'dist'),
      bundle: true,
      write: false,
      logLevel: 'silent',
      ...options,
    });
    return outputFiles;
  } catch (error) {
    throw new Explained(`${Object.values(entries).join(', ')} do not build:\n${describe(error)}`);
  }
}

/** Reads sources by `sourceText`; TypeScript is compiled by `compile`, or by esbuild where there is none. */
const sources = (compile) => ({
  name: 'sources',
  setup(builder) {
    builder.onLoad({ filter: /\.([cm]?js|tsx?|json)$/ }, async ({ path }) => {
      const [kind] = /(js|tsx?|json)$/.exec(path);
      const isCompiled = compile && kind.startsWith('ts');
      const contents = await sourceText(path, isCompiled ? (text) => compile(text, path) : undefined);
      return contents === undefined ? undefined : { contents, loader: isCompiled ? 'js' : kind };
    });
  },
});

/** esbuild does not emit the type metadata that Nest injects by, so swc compiles each TypeScript file first. */
async function withMetadata(text, path) {
  const { code } = await transform(text, { ...swcOptions({ tsx: path.endsWith('.tsx') }), filename: path, module: { type: 'es6' } });
  return code;
}

function describe(error) {
  if (!error.errors) return error.message;
  return error.errors
    .map(({ text, location }) => (location ? `  ${location.file}:${location.line}:${location.column} ${text}` : `  ${text}`))
    .join('\n');
}
