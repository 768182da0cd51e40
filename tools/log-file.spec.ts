import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogReader } from './log-file.mjs';

describe('the troubles in a log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const file = join(folder, 'api.log');
  afterAll(() => rmSync(folder, { recursive: true }));

  function troublesOf(...lines: string[]): string[] {
    appendFileSync(file, '{"level":"error","msg":"from an earlier start"}\n');
    const log = new LogReader(file);
    appendFileSync(file, lines.map((line) => `${line}\n`).join(''));
    return log.readTroubles();
  }

  it('are its errors and what Node itself has written, not the everyday lines', () => {
    const troubles = troublesOf(
      '{"level":"info","msg":"The api listens."}',
      '{"level":"error","msg":"A job has failed","err":{"message":"no connection"}}',
      'TypeError: undefined is not a function',
    );

    expect(troubles).toEqual(['A job has failed: no connection', 'TypeError: undefined is not a function']);
  });

  it('are shortened when they come in floods', () => {
    const troubles = troublesOf(...Array.from({ length: 25 }, () => 'down'));

    expect(troubles).toHaveLength(21);
    expect(troubles.at(-1)).toBe(`… and 5 more lines in ${file}`);
  });
});
