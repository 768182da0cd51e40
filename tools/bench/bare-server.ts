import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A bare `node:http` server in a process of its own: what the same bytes cost at least. */
export class BareServer {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(): Promise<BareServer> {
    const child = fork(join(__dirname, 'bare-server.mjs'));
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new BareServer(child, `http://127.0.0.1:${port}`);
  }

  get pid(): number {
    return this.child.pid!;
  }

  /** Makes it answer exactly as `response` did. */
  async imitate(response: Response): Promise<void> {
    const body = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !['connection', 'keep-alive', 'date'].includes(name)));
    this.child.send({ headers: { ...headers, 'content-length': String(body.length) }, body: body.toString('base64') });
    await once(this.child, 'message');
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.disconnect();
    await gone;
  }
}
