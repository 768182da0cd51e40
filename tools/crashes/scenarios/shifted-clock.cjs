/** Loaded before a process: at each SIGUSR2 its clock is 10 minutes ahead, or right again. */
const SHIFT_MS = 600_000;
const now = Date.now;
let shiftMs = 0;

class ShiftedDate extends Date {
  constructor(...args) {
    if (args.length === 0) super(now() + shiftMs);
    else super(...args);
  }

  static now() {
    return now() + shiftMs;
  }
}

globalThis.Date = ShiftedDate;
process.on('SIGUSR2', () => (shiftMs = SHIFT_MS - shiftMs));
