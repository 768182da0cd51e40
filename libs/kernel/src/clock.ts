/** The service's time (D-7): the database clock plus the offset that development and tests may set. */
export abstract class Clock {
  /** The present moment, UTC. */
  abstract now(): Date;
}
