/**
 * Loaded before a process: notes whenever its event loop stood still, what was collected as garbage included. Each line of the file that
 * `EVENT_LOOP_BLOCKS` names is a block: the moment at which it ended (ms since 1970), how long it was, and how much of that the thread
 * had a processor (ms; Linux counts in steps of 10).
 */
const { appendFileSync, openSync, readSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const TICK_MS = 5;
const WORTH_NOTING_MS = 20;
const CLOCK_TICK_MS = 10;
const file = process.env.EVENT_LOOP_BLOCKS;

if (isMainThread && file) {
  const stat = openSync(`/proc/self/task/${process.pid}/stat`);
  const buffer = Buffer.alloc(1_024);
  const processorMs = () => {
    const fields = buffer
      .toString('latin1', 0, readSync(stat, buffer, 0, buffer.length, 0))
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS;
  };
  let last = { at: performance.now(), processorMs: processorMs() };
  const tick = () => {
    const now = { at: performance.now(), processorMs: processorMs() };
    const blockMs = now.at - last.at - TICK_MS;
    if (blockMs >= WORTH_NOTING_MS)
      appendFileSync(file, `${performance.timeOrigin + now.at} ${blockMs.toFixed(1)} ${now.processorMs - last.processorMs}\n`);
    last = now;
  };
  setInterval(tick, TICK_MS).unref();
}
