import { keepRunning } from './keep-running.mjs';

interface End {
  why: string;
  lastWords?: string;
  hopeless?: boolean;
}

/** A program whose runs the test ends. */
class Program {
  readonly ends: ((end: End) => void)[] = [];
  stopped = 0;

  readonly start = () => ({
    exited: new Promise<End>((resolve) => this.ends.push(resolve)),
    stop: async () => {
      this.stopped += 1;
      this.ends.at(-1)?.({ why: 'stopped' });
    },
  });

  /** Ends the present run, and waits until there is another or it is given up. */
  async die(end: End, settled: () => boolean): Promise<void> {
    const runs = this.ends.length;
    this.ends.at(-1)?.(end);
    while (this.ends.length === runs && !settled()) await new Promise(setImmediate);
  }
}

describe('keeping a process running', () => {
  const shown: string[] = [];
  const givenUp: Error[] = [];
  const to = { show: (line: string) => void shown.push(line), giveUp: (reason: Error) => void givenUp.push(reason), firstPauseMs: 0 };
  const settled = () => givenUp.length > 0;
  let program: Program;

  beforeEach(() => {
    shown.length = givenUp.length = 0;
    program = new Program();
  });

  it('starts what has ended again and says so', async () => {
    await keepRunning('worker', program.start, to);
    await program.die({ why: 'SIGKILL' }, settled);

    expect(program.ends).toHaveLength(2);
    expect(shown).toEqual([expect.stringContaining('worker has ended (SIGKILL)')]);
  });

  it('gives up after five quick deaths, with the last words', async () => {
    await keepRunning('worker', program.start, to);
    for (let death = 0; death < 5; death += 1) await program.die({ why: 'exit code 1', lastWords: 'no such table' }, settled);

    expect(program.ends).toHaveLength(5);
    expect(givenUp.map(({ message }) => message)).toEqual(['worker has ended 5 times in a row (exit code 1).\nno such table']);
  });

  it('does not start a process again whose configuration is wrong, and repeats what it said as it is', async () => {
    await keepRunning('api', program.start, to);
    await program.die({ why: 'exit code 78', lastWords: 'HOST is not valid.', hopeless: true }, settled);

    expect(program.ends).toHaveLength(1);
    expect(givenUp).toEqual([expect.objectContaining({ message: 'HOST is not valid.', exitCode: 78 })]);
  });

  it('lets a process end that it was asked to stop', async () => {
    const child = await keepRunning('api', program.start, to);
    await child.stop();

    expect(program).toMatchObject({ stopped: 1, ends: { length: 1 } });
    expect([...shown, ...givenUp]).toEqual([]);
  });
});
