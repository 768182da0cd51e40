/** Outcome of one rule of the conformance run. */
export interface RuleOutcome {
  /** Part of the specification. */
  part: string;
  tag: string;
  result: 'passed' | 'failed' | 'unchecked';
  /** Text of the rule, and reason of a failure: of rules that did not pass. */
  text?: string;
  why?: string;
}

/** Statement that the engine refused, with how often it did. */
export interface RefusedStatement {
  /** SQLSTATE. */
  state: string;
  message: string;
  /** Beginning of the statement. */
  statement: string;
  /** Function or statement that was at work inside of it, if the server named one. */
  context?: string;
  times: number;
}

/** Cost of an operation in one place. */
export interface Cost {
  perSecond: number;
  /** Processor time of the service for one operation, µs. */
  serviceMicros: number;
  /** Processor time of all database servers for one operation, µs. */
  databaseMicros: number;
}

/** Places in which the same operations are measured. */
export const COST_PLACES = ['one server', 'coordinator', 'second node'] as const;
export type CostPlace = (typeof COST_PLACES)[number];

/** Costs of an operation, the median over the rounds. */
export interface OperationCosts {
  operation: string;
  costs: Record<CostPlace, Cost>;
  /** Median over the rounds of all processor time beside that of one server. */
  ratios: Record<Exclude<CostPlace, 'one server'>, number>;
}

/** Where shops lie when a node goes away: on the coordinator, which stays, or on the node that goes. */
export type ShopPlace = 'stays' | 'goes';

/** Answers that clients of a shop got while a node was away. */
export interface SeenAway {
  requests: number;
  /** Number of answers by status and code, as in `503 SERVICE_UNAVAILABLE`. */
  outcomes: Record<string, number>;
  /** Share of requests that failed by a fault of the service: a status of 5xx, or no answer. */
  failedShare: number;
  /** Longest time to an answer, ms. */
  longestMs: number;
  /** 99 of 100 answers took no longer than this, ms. */
  p99Ms: number;
  /** Webhooks of the shop that arrived. */
  webhooks: number;
}

/** One way in which the second node went away. */
export interface NodeAway {
  /** `ended`: its processes are gone; `frozen`: they are there and do not answer. */
  how: 'ended' | 'frozen';
  /** Time from the end of the node to its return, s. */
  awaySeconds: number;
  /** Longest time for which the process of the visitors itself stood still, ms: no answer can have come to it then. */
  lagMs: number;
  shops: Record<ShopPlace, SeenAway>;
  /** Time from the return until the last failed request of the shop had its answer, ms; 0 = none failed. */
  wellAgainMs: Record<ShopPlace, number>;
}

/** Machine and versions of a recording. */
export interface RecordedOn {
  at: string;
  commit: string;
  cpus: number;
  processor: string;
  memoryGiB: number;
  kernel: string;
  node: string;
  postgresql: string;
  citus: string;
  loadBefore: number;
}

/** Number and length of the rounds in which costs are measured. */
export interface Effort {
  rounds: number;
  seconds: number;
}

/** Content of `tools/distributed/generated/recorded.json`; parts that were never recorded are absent. */
export interface Recording {
  on: RecordedOn;
  rules?: RuleOutcome[];
  refused?: RefusedStatement[];
  effort?: Effort;
  costs?: OperationCosts[];
  away?: NodeAway[];
}
