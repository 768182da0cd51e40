import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort } from '@svc/testing';
import { withSystemPrograms } from '../testing/describe-with-nginx';

const SITE = join(__dirname, '../../deploy/nginx.conf');

/** An nginx with the site file that is shipped, before the api processes at these addresses. Only its ports differ from the file. */
export class ShippedNginx {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  static async start(apis: readonly string[]): Promise<ShippedNginx> {
    const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    const port = await freePort();
    await writeFile(join(folder, 'site.conf'), siteFor(await readFile(SITE, 'utf8'), apis, port));
    await writeFile(
      join(folder, 'nginx.conf'),
      `pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; include ${folder}/site.conf; }`,
    );
    const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
    const child = spawn('nginx', args, { stdio: 'inherit', env: withSystemPrograms() });
    const nginx = new ShippedNginx(`http://127.0.0.1:${port}`, child, folder);
    await eventually('nginx answers', () =>
      fetch(`${nginx.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return nginx;
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** @throws Error when the file does not name as many processes, or not the port, that stand here */
function siteFor(site: string, apis: readonly string[], port: number): string {
  const addresses = ['127.0.0.1:3000', '127.0.0.1:3001', 'listen 8080'];
  for (const address of addresses) if (!site.includes(address)) throw new Error(`deploy/nginx.conf has no ${address}.`);
  const [first, second] = apis.map((url) => new URL(url).host);
  return site.replace(addresses[0]!, first!).replace(addresses[1]!, second!).replace(addresses[2]!, `listen 127.0.0.1:${port}`);
}
