import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parseUrl } from '../../../tools/parse-url.mjs';

const LONGEST_ADDRESS = 2_048;
const NOT_SENT = 'https://not-sent-yet.invalid';

/** Pictures of an import: at addresses, or in a folder, from which they are sent to the service once. */
export class Pictures {
  #files;
  #wanted = new Map();

  /** @param {Map<string, string>} files paths by their names in small letters */
  constructor(files = new Map()) {
    this.#files = files;
  }

  /** Finds the files of a folder and of those below it. */
  static async in(folder) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return new Pictures(
      new Map(
        entries.filter((entry) => entry.isFile()).map(({ name, parentPath }) => [name.normalize().toLowerCase(), join(parentPath, name)]),
      ),
    );
  }

  /**
   * Returns the address of a picture that the folder has by its name, else the one that is written, fit for the service. A file that
   * has not been sent has one at which nothing is, good for a dry run.
   * @param {string} source an address, or the name of a file
   */
  addressOf = (source) => {
    const path = this.#files.get(nameOf(source));
    if (!path) return httpAddress(source);
    if (!this.#wanted.has(path)) this.#wanted.set(path, undefined);
    return this.#wanted.get(path) ?? `${NOT_SENT}/${encodeURIComponent(basename(path))}`;
  };

  /** Finds what an earlier import has sent. @returns {Promise<number>} how many files of those asked for are still to be sent */
  async findSent(client) {
    if (this.#wanted.size === 0) return 0;
    const sent = new Map((await client.list('/media')).map(({ name, url }) => [name, url]));
    for (const path of this.#wanted.keys()) this.#wanted.set(path, sent.get(await titleOf(path)));
    return [...this.#wanted.values()].filter((url) => url === undefined).length;
  }

  /** Sends the files that `addressOf` was asked for and that are not there. @throws {import('../errors.mjs').Refused} */
  async send(client) {
    for (const [path, file] of this.#wanted) {
      if (file) continue;
      const { url } = await client.call('POST', '/media', new Blob([await readFile(path)]), { query: { name: await titleOf(path) } });
      this.#wanted.set(path, url);
    }
  }
}

/** The last part of an address or path, without what follows `?`. */
function nameOf(source) {
  const name = source.split(/[?#]/)[0].split(/[/\\]/).at(-1);
  try {
    return decodeURIComponent(name).normalize().toLowerCase();
  } catch {
    return name.normalize().toLowerCase();
  }
}

function httpAddress(source) {
  const url = parseUrl(source.startsWith('//') ? `https:${source}` : source);
  return url && /^https?:$/.test(url.protocol) && url.href.length <= LONGEST_ADDRESS ? url.href : undefined;
}

/** By the digest in its name a picture is found again, since the service stores it in a form of its own. */
async function titleOf(path) {
  const digest = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  const ending = extname(path);
  return `${basename(path, ending)}.${digest.slice(0, 12)}${ending}`;
}
