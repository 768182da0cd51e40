import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { eventually } from '@svc/testing';

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const NEW = ['--mount', '--pid', '--net', '--uts', '--ipc', '--cgroup'];
/** A command that has not ended by then never will. */
const STUCK_MS = 1_200_000;

export interface RunOptions {
  /** True for a command that needs the network of this machine instead of that of the throw-away one. */
  internet?: boolean;
  env?: Record<string, string>;
  /** Standard input; none by default. */
  input?: Readable;
}

/**
 * A machine with the files of this one, its own systemd, processes and network. Nothing that it writes reaches this machine, and nothing of
 * it is left after `stop()`.
 */
export class ThrowAwayMachine {
  private constructor(
    private readonly guard: ChildProcess,
    private readonly init: number,
  ) {}

  /** Boots the machine. Throws when this one does not allow it: it needs root, control groups of version 2, systemd and iproute2. */
  static async start(): Promise<ThrowAwayMachine> {
    const folder = mkdtempSync(join(tmpdir(), 'machine-'));
    const group = join(controlGroups(), basename(folder));
    mkdirSync(group);
    const guard = startGuard(group, folder);
    const script = 'echo 0 >"$1/cgroup.procs"; shift; exec "$@"';
    const boot = ['unshare', ...NEW, '--fork', '--kill-child', 'sh', join(__dirname, 'boot.sh'), folder];
    const holder = spawn('sh', ['-ec', script, 'sh', group, ...boot], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    holder.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const init = await eventually('systemd is started', () => {
      if (holder.exitCode !== null) throw new Error(`The throw-away machine does not boot: ${said}`);
      return childrenOf(holder.pid!).find((pid) => readFileSync(`/proc/${pid}/comm`, 'utf8') === 'systemd\n');
    });
    const machine = new ThrowAwayMachine(guard, init!);
    await eventually('systemd is up', () =>
      machine.run('systemctl is-system-running').then(
        (state) => state.includes('running'),
        () => false,
      ),
    );
    return machine;
  }

  /** Opens a private network, and gives this machine an address in it, such as `10.77.0.1/24`. */
  async openNetwork(address: string): Promise<void> {
    await this.run(`ip link add private type bridge; ip address add ${address} dev private; ip link set private up`);
  }

  /** Lets another machine into the network of this one, with an address. */
  async connect(other: ThrowAwayMachine, address: string): Promise<void> {
    const end = `to-${other.init}`;
    const cable = [
      'link',
      'add',
      'name',
      end,
      'netns',
      String(this.init),
      'type',
      'veth',
      'peer',
      'name',
      'private',
      'netns',
      String(other.init),
    ];
    execFileSync('ip', cable);
    await this.run(`ip link set ${end} master private; ip link set ${end} up`);
    await other.run(`ip address add ${address} dev private; ip link set private up`);
  }

  /** Copies files to the same places of another machine. */
  async copyTo(other: ThrowAwayMachine, paths: readonly string[]): Promise<void> {
    const from = this.spawn(['tar', '--create', '--directory=/', ...paths.map((path) => path.slice(1))]);
    const to = other.spawn(['tar', '--extract', '--directory=/'], { input: from.stdout! });
    const [code] = (await once(to, 'close')) as [number | null];
    if (code !== 0) throw new Error(`Copying ${paths.join(', ')} ended with ${code}.`);
  }

  /** Runs commands of bash as root, and returns what they print. Throws an error with that when one fails. */
  async run(commands: string, { internet = false, env = {} }: RunOptions = {}): Promise<string> {
    const child = this.spawn(['bash', '-eo', 'pipefail', '-c', commands], { internet, env });
    let output = '';
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    if (code !== 0) throw new Error(`${commands}\nended with ${code ?? signal}:\n${output}`);
    return output;
  }

  /** Starts a program as root, with its output in pipes. */
  spawn(command: readonly string[], { internet = false, env = {}, input }: RunOptions = {}): ChildProcess {
    const namespaces = ['-m', '-p', '-u', '-i', '-C', ...(internet ? [] : ['-n'])];
    // With the network, also with what npm and apt have been set to on this machine.
    const own = internet ? { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: undefined } : {};
    const child = spawn('nsenter', ['--target', String(this.init), ...namespaces, '--wdns=/', ...command], {
      stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
      env: { HOME: '/root', LANG: 'C.UTF-8', ...own, PATH, ...env },
      timeout: STUCK_MS,
    });
    if (input) input.pipe(child.stdin!);
    return child;
  }

  /** Ends every process of the machine; its files go with the last of them. */
  async stop(): Promise<void> {
    const ended = once(this.guard, 'exit');
    this.guard.stdin!.end();
    await ended;
  }
}

/** Starts a process that ends a machine, and removes what is left of it, at the end of its input, which comes with the end of this process as well. */
function startGuard(group: string, folder: string): ChildProcess {
  const script = `read -r _
    echo 1 >"$1/cgroup.kill"
    until find "$1" -depth -type d -exec rmdir {} +; do sleep 0.1; done
    rm -rf "$2"`;
  const guard = spawn('sh', ['-c', script, 'sh', group, folder], { detached: true, cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] });
  guard.unref();
  (guard.stdin as Socket).unref();
  return guard;
}

function controlGroups(): string {
  const line = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((mount) => mount.split(' ')[2] === 'cgroup2');
  if (!line) throw new Error('This machine has no control groups of version 2.');
  return line.split(' ')[1]!;
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

/** Returns whether this account may boot a throw-away machine. */
export function canBoot(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    controlGroups();
    execFileSync('unshare', [...NEW, '--fork', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
