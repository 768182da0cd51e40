import { withProgress } from './progress.mjs';

describe('the progress of a long step', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function shownTo(
    terminal: { isTTY?: boolean; columns?: number },
    seconds: number,
    howFar: () => string | undefined,
  ): Promise<string> {
    let shown = '';
    const work = () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), seconds * 1_000));
    const result = withProgress('Building', howFar, work, { ...terminal, write: (text) => (shown += text) });
    await jest.advanceTimersByTimeAsync(seconds * 1_000);
    expect(await result).toBe('done');
    return shown;
  }

  it('[ADR 0126 r5] is a plain line every ten seconds in a file, with what is done, how far and since when', async () => {
    let step = 0;
    expect(await shownTo({}, 65, () => `step ${++step > 1 ? 2 : 1} of 2`)).toBe(
      [0, 10, 20, 30, 40, 50, 60]
        .map((s) => `Building: step ${s === 0 ? 1 : 2} of 2, ${s === 60 ? '1:00' : `0:${String(s).padStart(2, '0')}`}\n`)
        .join(''),
    );
  });

  it('is one line on a terminal, which is rewritten, fits its width and goes at the end', async () => {
    const shown = await shownTo({ isTTY: true, columns: 24 }, 2, () => 'a step with a long name');
    const lines = shown.split('\r\x1b[K');
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.length > 23 || line.includes('\n'))).toEqual([]);
    expect(lines.at(-1)).toBe('');
  });

  it('is nothing as long as there is nothing to say', async () => {
    expect(await shownTo({}, 30, () => undefined)).toBe('');
  });

  it('ends with a step that fails', async () => {
    let shown = '';
    const failing = withProgress(
      'Building',
      () => 'step 1',
      () => Promise.reject(new Error('no')),
      { isTTY: true, write: (text) => (shown += text) },
    );
    await expect(failing).rejects.toThrow('no');
    const before = shown;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(shown).toBe(before);
  });
});
