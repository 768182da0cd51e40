/** Position in a trace as W3C Trace Context writes it. */
export interface TraceParent {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  isSampled: boolean;
}

const FORM = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const SAMPLED = 1;

/** Reads a `traceparent`; undefined for one that the recommendation has ignored: of another form, or with ids of zeros alone. */
export function readTraceParent(text: string): TraceParent | undefined {
  const [, version, traceId, spanId, flags, more] = FORM.exec(text) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (/^0+$/.test(traceId!) || /^0+$/.test(spanId!)) return undefined;
  return { traceId: traceId!, spanId: spanId!, isSampled: (parseInt(flags!, 16) & SAMPLED) === SAMPLED };
}

/** Writes a `traceparent`. */
export function writeTraceParent({ traceId, spanId, isSampled }: TraceParent): string {
  return `00-${traceId}-${spanId}-0${isSampled ? SAMPLED : 0}`;
}
