import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { applied, editsOf } from './page-edits';

const root = join(__dirname, '../..');
/** Parts of the repository that neither types, unit tests nor generators read. */
const LEFT_OUT = /^(?:\.|(?:dist|deploy|docker|node_modules)$)|^tools\/upgrade\/releases|\/(?:node_modules|dist|\.next)$/;

/** A copy of the repository in which the edits of a page are made. */
export class PageCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'page-'));

  constructor(page: string) {
    for (const name of readdirSync(root).filter((name) => !LEFT_OUT.test(name)))
      cpSync(join(root, name), join(this.folder, name), { recursive: true, filter: (path) => !LEFT_OUT.test(relative(root, path)) });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
    for (const [file, text] of applied(editsOf(page), root)) writeFileSync(join(this.folder, file), text);
  }

  /** Runs a program of Node in the copy, with nothing of the tests that run it. @throws with its output when it fails */
  run(...args: string[]): void {
    const own = Object.entries(process.env).filter(([name]) => !/^(?:JEST_|NX_|NODE_OPTIONS|TEST_)/.test(name));
    execFileSync(process.execPath, args, { cwd: this.folder, env: Object.fromEntries(own), stdio: 'pipe' });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
