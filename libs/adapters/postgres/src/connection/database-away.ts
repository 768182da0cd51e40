/** An error of TypeORM, pg, its pool or the network, reduced to its cause. */
interface Failure {
  code?: string;
  name?: string;
  message?: string;
  /** The error of pg, in a failed statement of TypeORM. */
  driverError?: unknown;
}

/** SQLSTATE of a server that takes no writes: a standby, or a primary that has become one. */
export const READ_ONLY = '25006';

/**
 * SQLSTATE of a server that cannot work, whatever the statement: 08 the connection, 53 disk, memory or connections used up,
 * 57P01 to 57P03 it ends, has crashed or starts, 57P05 it has ended an idle connection, 58000 and 58030 the system below it
 * fails.
 */
const AWAY_STATE = /^(08...|53...|57P0[1235]|580[03]0)$/;

const AWAY_CODES = new Set([
  READ_ONLY,
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Messages of pg and its pool without a code. */
const AWAY_MESSAGES = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
]);

/** SQLSTATE of errors inside of the server, and of those for which Citus has none of its own. */
const INTERNAL = 'XX000';

/**
 * Messages of Citus with that SQLSTATE when a node is lost in the middle of a transaction. Those of a node that it does not reach have 08006, and
 * those of a node that ends 57P01.
 */
const NODE_AWAY =
  /^(could not commit transaction for shard \d+ on at least one active node|failure on connection marked as essential: |failed to prepare transaction '.*' on host |server closed the connection unexpectedly|(FATAL: +)?terminating connection due to )/;

/** Error names of TypeORM for a connection that was lost between two statements of a transaction, or never made. */
const AWAY_NAMES = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
  'ConnectionIsNotSetError',
  'CannotExecuteNotConnectedError',
]);

/** Returns whether a failure is of the socket of a server that has ended, in a folder. */
const isGoneSocket = ({ code, syscall }: Failure & { syscall?: string }): boolean => code === 'ENOENT' && syscall === 'connect';

/**
 * Returns whether a failure means that the database is away, or cannot work: the outcome is unknown, and the same may succeed
 * a little later. A statement that the server has refused for its content, or has ended, does not count.
 */
export function isDatabaseAway(error: unknown): boolean {
  const failure = Object(error) as Failure;
  if (failure.driverError !== undefined && failure.driverError !== error) return isDatabaseAway(failure.driverError);
  const { code = '', name = '', message = '' } = failure;
  if (code === INTERNAL) return NODE_AWAY.test(message);
  return AWAY_STATE.test(code) || AWAY_CODES.has(code) || AWAY_NAMES.has(name) || AWAY_MESSAGES.has(message) || isGoneSocket(failure);
}
