export { BackOff, pauseAfter, type PauseBounds } from './back-off';
export { boundedRefusal } from './bounded-refusal';
export {
  ANNOUNCED_KINDS,
  type AnnouncedChange,
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditedChange,
  type AuditTrail,
  type Author,
  type Change,
  CHANGE_KINDS,
  type Changed,
  ChangeFeed,
  type ChangeKind,
  type ChangeListener,
  type ChangeLog,
} from './changes';
export { Clock, type Mode, RealClock, type WorkspaceMode } from './clock';
export { cutText, excerptOf, firstGrapheme } from './cut-text';
export { Dependencies } from './dependencies';
export {
  DomainError,
  FinalConflict,
  ERROR_CODES,
  type ErrorCode,
  type DoorDayDetails,
  type ErrorDetails,
  InvalidDocument,
  InvalidInput,
  LIMIT_OWNERS,
  type LimitOwner,
  NotFound,
  Throttled,
} from './domain-error';
export { currencyExponent, formatMoney, partOf, percentOf, roundToStep } from './money';
export { type Due, type Fact, type Job, type JobPayload, JobQueue, type Outbox } from './outbox';
export { parseJson } from './parse-json';
export { parseUrl } from './parse-url';
export { IdGenerator, inBatches, LinkSigner, type SealedFor, SecretBox, UnitOfWork } from './ports';
export { idOf, REF_PREFIXES, refOf, type RefPrefix } from './ref';
export { signalWithin } from './signal-within';
export { isCalendarDate, parseMoment, timestampOf } from './timestamp';
export {
  classOf,
  inSpan,
  NO_TRACING,
  type Span,
  type SpanAttributes,
  type SpanFacts,
  type SpanKind,
  traceBy,
  type TraceContext,
  traced,
  traceHeaders,
  Tracing,
  tracing,
} from './tracing';
export { type HeldTurn, Turns, type TurnsBefore } from './turns';
export { uuidAt, uuidTime } from './uuid-time';
