import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shop, TestService } from '@svc/testing';
import { Command, root } from '../testing/command';
import { codeBlocksOf, fileOf } from './code-blocks';

/** Reader who follows a guide: in the repository, for a shop, with a folder for the files. */
export class Reader {
  constructor(
    private readonly service: TestService,
    private readonly shop: Shop,
    private readonly folder: string,
  ) {
    installSdk(folder);
  }

  /** Runs a command of a guide, and answers what it prints. Throws when it fails. */
  async run(command: string): Promise<string> {
    const running = this.start(command);
    if ((await running.exited) !== 0) throw new Error(`${command}\n${running.output}`);
    return running.stdout;
  }

  /** Starts a command of a guide that goes on until it is ended. */
  start(command: string): Command {
    const base = `${this.service.urls[0]}/v1`;
    const { adminToken: token, keys } = this.shop;
    const env = {
      STORE_URL: base,
      STORE_TOKEN: token,
      BASE: base,
      ADMIN_TOKEN: token,
      STORE_SECRET_KEY: keys.secretLive,
      DATA_DIR: this.folder,
      XDG_CONFIG_HOME: this.folder,
    };
    return new Command('sh', ['-c', command], env);
  }

  /** Starts a program of a guide, with the secret test key by default. */
  program(guide: string, file: string, env: Record<string, string>): Command {
    const path = this.keep(guide, file);
    return new Command(process.execPath, [path], {
      BASE: `${this.service.urls[0]}/v1`,
      STORE_SECRET_KEY: this.shop.keys.secretTest,
      ...env,
    });
  }

  /** Puts a file of a guide where its programs are, and answers its path. */
  keep(guide: string, file: string): string {
    const path = join(this.folder, file);
    writeFileSync(path, fileOf(guide, file));
    return path;
  }
}

/** The built SDK, where programs of the folder find it; that it installs as a package is seen by `sdk-guide.e2e-spec.ts`. */
function installSdk(folder: string): void {
  const scope = join(folder, 'node_modules/@storefront-service');
  if (existsSync(scope)) return;
  mkdirSync(scope, { recursive: true });
  symlinkSync(join(root, 'libs/sdk'), join(scope, 'sdk'));
}

/** The command of a guide that has these words. Throws when there is none. */
export function commandOf(guide: string, words: string): string {
  const block = codeBlocksOf(guide).find(({ language, code }) => language === 'sh' && code.includes(words));
  if (!block) throw new Error(`docs/${guide} has no command with ${words}.`);
  return block.code;
}
