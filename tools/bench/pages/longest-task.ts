/** Event of a trace of Chromium; times in µs. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  args?: { name?: string };
}

/** Returns the longest task of the main thread of a page in a trace, ms; 0 without a task. */
export function longestTask(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf));
  const tasks = events.filter((event) => event.name === 'RunTask' && event.ph === 'X' && main.has(threadOf(event)));
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1_000));
}
