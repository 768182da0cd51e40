import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

export interface Target {
  url: string;
  headers: Record<string, string>;
  /** Process that answers. */
  pid: number;
}

/** What one round of load gave. */
export interface Round {
  requestsPerSecond: number;
  /** Processor time the answering process spent on one request, microseconds: unlike the rate it does not hide behind a slow client. */
  cpuMicrosPerRequest: number;
  p50Ms: number;
  p99Ms: number;
}

const TICKS_PER_SECOND = 100;

/** Loads a target for `seconds` over 64 connections. Throws when any answer is not 200. */
export async function load({ url, headers, pid }: Target, seconds: number): Promise<Round> {
  const before = cpuSeconds(pid);
  const result = await autocannon({ url, headers, connections: 64, duration: seconds });
  const spent = cpuSeconds(pid) - before;
  const answered = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0 || answered === 0) {
    throw new Error(`${url}: ${answered} answers, ${result.non2xx} refusals, ${result.errors} errors`);
  }
  return {
    requestsPerSecond: Math.round(result.requests.average),
    cpuMicrosPerRequest: Math.round((spent / answered) * 1e7) / 10,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

/** User and system time of a process, seconds (Linux). */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** The middle one of several figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The median of each figure over the rounds. */
export function medianRound(rounds: readonly Round[]): Round {
  const of = (name: keyof Round) => median(rounds.map((round) => round[name]));
  return { requestsPerSecond: of('requestsPerSecond'), cpuMicrosPerRequest: of('cpuMicrosPerRequest'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms') };
}
