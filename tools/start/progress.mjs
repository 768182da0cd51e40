const lookEveryMs = 250;
const inLogsEveryMs = 10_000;

/**
 * Shows what a long step does, how far it is and for how long: on a terminal in one line that is rewritten, elsewhere in a plain line every ten seconds.
 * @template Result
 * @param {string} what such as `Building`
 * @param {() => string | undefined} howFar such as `step 2 of 4`; nothing is shown while it is undefined
 * @param {() => Promise<Result>} work
 * @param {{ write(text: string): unknown, isTTY?: boolean, columns?: number }} [out]
 * @returns {Promise<Result>}
 */
export async function withProgress(what, howFar, work, out = process.stdout) {
  const started = performance.now();
  const isRewritten = out.isTTY && process.env.TERM !== 'dumb';
  let shownAt = -Infinity;
  const show = () => {
    const far = howFar();
    if (far === undefined || (!isRewritten && performance.now() - shownAt < inLogsEveryMs)) return;
    shownAt = performance.now();
    const line = `${what}: ${far}, ${elapsedSince(started)}`;
    out.write(isRewritten ? `\r\x1b[K${line.slice(0, (out.columns || 80) - 1)}` : `${line}\n`);
  };
  show();
  const timer = setInterval(show, lookEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (isRewritten) out.write('\r\x1b[K');
  }
}

/** Returns the time since a moment of `performance.now()` as minutes and seconds: `1:05`. */
export function elapsedSince(started) {
  const seconds = Math.round((performance.now() - started) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
