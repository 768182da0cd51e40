import { readFile, writeFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { extname, resolve } from 'node:path';
import { linesOf, parseDocument } from './document-text.mjs';
import { Failed, Refused, UsageError } from './errors.mjs';
import { inUseText, intoPastText } from './in-use-text.mjs';

const formats = { '.json': 'json', '.yaml': 'yaml', '.yml': 'yaml' };
/** Finding lines takes a second per few MiB; in larger files the paths have to do. */
const LINES_UP_TO = 4 * 1024 * 1024;

/** A workspace document in a file. */
export class DocumentFile {
  constructor(path, text, document) {
    this.path = path;
    this.text = text;
    this.document = document;
  }

  /**
   * @param {string} path relative to where the person stands; `-` is standard input
   * @throws {Failed | UsageError} when it cannot be read, or is neither JSON nor YAML
   */
  static async read(path, env) {
    const text =
      path === '-' ? await textOf(process.stdin) : await readFile(fullPathOf(path, env), 'utf8').catch((error) => notUsable(path, error));
    try {
      return new DocumentFile(path, text, await parseDocument(text, formats[extname(path).toLowerCase()]));
    } catch (error) {
      if (error instanceof UsageError) throw new Failed('FILE', `${path} cannot be used: ${error.message}`);
      throw error;
    }
  }

  /**
   * Sends the document. @param {{ force?: boolean, 'ignore-revision'?: boolean, dryRun?: boolean }} options ignore-revision: without its
   * revision; force: that, dropping what is in use, and moving starts into the past; dryRun: only the plan of it
   * @throws {Refused} that names every fault by its path and line, or what needs force
   */
  async put(client, { force, 'ignore-revision': ignoreRevision, dryRun }) {
    const { revision: _, ...rest } = this.document ?? {};
    const document = force || ignoreRevision ? rest : this.document;
    try {
      return await client.call('PUT', '/document', document, { query: { dryRun, ...(force && !dryRun && { force }) } });
    } catch (error) {
      if (dryRun && document?.revision !== undefined && hasOtherRevision(error))
        return { ...(await this.put(client, { 'ignore-revision': true, dryRun })), differs: error.error.message };
      throw error instanceof Refused ? await this.#explained(error) : error;
    }
  }

  async #explained(refusal) {
    const { code, message, details } = refusal.error;
    if (code === 'CONFLICT' && (details?.inUse || details?.intoPast)) return new Refused(refusal.error, this.#unforced(details));
    if (code === 'CONFLICT')
      return new Refused(
        refusal.error,
        `${message}\nOr apply it anyway with --ignore-revision. --force ignores the revision, too, drops parts that guests and orders use, and moves starts into the past.`,
      );
    const faults = Object.entries(details?.fields ?? {});
    if (faults.length === 0) return refusal;
    const lineOf = this.text.length <= LINES_UP_TO ? await linesOf(this.text) : () => undefined;
    const lines = faults.map(([path, fault]) => `  ${positionText(this.path, lineOf(path))}${path}: ${fault}`);
    const count = /\((\d+) faults;/.exec(message)?.[1] ?? faults.length;
    return new Refused(
      refusal.error,
      [`${this.path} was refused for ${count === 1 ? 'one error' : `${count} errors`}; nothing was changed.`, ...lines].join('\n'),
    );
  }

  #unforced({ inUse = [], intoPast = [], more }) {
    const faults = [
      ...(inUse.length > 0 ? ['drops parts that are in use'] : []),
      ...(intoPast.length > 0 ? ['moves starts into the past'] : []),
    ];
    return [
      `${this.path} was refused, because it ${faults.join(' and ')}; nothing was changed.`,
      ...[...inUse.map(inUseText), ...intoPast.map(intoPastText)].map((line) => `  ${line}`),
      ...(more ? [`  and ${more} more`] : []),
      ...(inUse.length > 0 ? ['Keep them in the file, or drop them anyway with --force: guests and orders keep what they have.'] : []),
      ...(intoPast.length > 0 ? ['Correct the times in the file, or move them anyway with --force: guests and buyers are notified.'] : []),
      '--force also ignores the revision in the file.',
    ].join('\n');
  }
}

/** Returns true for the refusal of a document whose revision is not the present one. */
const hasOtherRevision = (error) =>
  error instanceof Refused && error.error.code === 'CONFLICT' && !error.error.details?.inUse && !error.error.details?.intoPast;

const positionText = (path, line) => (line === undefined ? '' : `${path}:${line} `);

/**
 * The format of a file to write.
 * @param {string} path
 * @param {{ format?: string, json?: boolean }} options of the command line
 * @throws {UsageError} when neither its name nor `--format` says it
 */
export function formatOf(path, { format, json }) {
  const chosen = format ?? formats[extname(path).toLowerCase()] ?? (path === '-' ? (json ? 'json' : 'yaml') : undefined);
  if (chosen === 'json' || chosen === 'yaml') return chosen;
  throw new UsageError(
    `The format of ${path} is unknown: add --format json or --format yaml, or use a name that ends with .json or .yaml.`,
  );
}

/** Writes a text to a file. @throws {Failed} */
export function writeDocument(path, text, env) {
  return writeFile(fullPathOf(path, env), text).catch((error) => notUsable(path, error));
}

/** Returns the full path of a file that a person names: `npm run` works in the root of the repository, wherever they stand. */
export function fullPathOf(path, env) {
  return resolve((env.npm_lifecycle_event === 'store' && env.INIT_CWD) || process.cwd(), path);
}

/** Says why a file or folder cannot be used. @throws {Failed} always */
export function notUsable(path, { code, message }) {
  const reasons = { ENOENT: 'there is no such file or folder', EACCES: 'permission is denied', EISDIR: 'it is a folder' };
  throw new Failed('FILE', `${path} cannot be used: ${reasons[code] ?? message}.`);
}
