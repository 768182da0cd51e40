import { z } from 'zod';

/** Samplers of the OpenTelemetry specification: with a share, and without one. */
const SAMPLERS = {
  always_on: { isParentBased: false, ratio: 1 },
  always_off: { isParentBased: false, ratio: 0 },
  traceidratio: { isParentBased: false, ratio: undefined },
  parentbased_always_on: { isParentBased: true, ratio: 1 },
  parentbased_always_off: { isParentBased: true, ratio: 0 },
  parentbased_traceidratio: { isParentBased: true, ratio: undefined },
} as const;

type SamplerName = keyof typeof SAMPLERS;

const SAMPLER_NAMES = Object.keys(SAMPLERS) as SamplerName[];
const TRACES_PATH = '/v1/traces';
const RATIO = 'takes a share from 0 to 1, such as 0.05';
const HEADERS = 'takes headers such as api-key=secret, separated by commas, with their values percent-encoded';
/** A header as the specification writes it: a name of HTTP, and a value without spaces and commas. */
const HEADER = /^\s*[\w!#$%&'*+.^`|~-]+\s*=\s*[\x21-\x2b\x2d-\x7e]+\s*$/;

/** Variables of traces, by the names of OpenTelemetry. */
export const tracesVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'takes the address of a collector, such as http://localhost:4318' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().refine(areHeaders, HEADERS).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(200, 'takes a name of at most 200 characters').optional(),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLER_NAMES, `takes one of ${SAMPLER_NAMES.join(', ')}`).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(RATIO).min(0, RATIO).max(1, RATIO).default(1),
};

interface TracesVariables {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  OTEL_EXPORTER_OTLP_HEADERS?: string;
  OTEL_SERVICE_NAME?: string;
  OTEL_TRACES_SAMPLER: SamplerName;
  OTEL_TRACES_SAMPLER_ARG: number;
}

/** Settings of traces. */
export interface TracesConfig {
  /** Address that spans are posted to. */
  url: string;
  /** Headers of these requests; their values may be secret. */
  headers: Readonly<Record<string, string>>;
  /** Name of the service; by default `storefront-` and the process. */
  serviceName?: string;
  sampling: { isParentBased: boolean; ratio: number };
}

/** Returns the settings of traces; undefined without a collector. */
export function tracesOf(variables: TracesVariables): TracesConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '', OTEL_SERVICE_NAME: serviceName } = variables;
  if (endpoint === undefined) return undefined;
  const { isParentBased, ratio = variables.OTEL_TRACES_SAMPLER_ARG } = SAMPLERS[variables.OTEL_TRACES_SAMPLER];
  const url = new URL(endpoint);
  url.pathname = url.pathname.replace(/\/*$/, TRACES_PATH);
  return { url: url.href, headers: Object.fromEntries(entriesOf(headers).map(headerOf)), serviceName, sampling: { isParentBased, ratio } };
}

const entriesOf = (text: string): string[] => (text.trim() === '' ? [] : text.split(','));

function headerOf(entry: string): [name: string, value: string] {
  const at = entry.indexOf('=');
  return [entry.slice(0, at).trim(), decodeURIComponent(entry.slice(at + 1).trim())];
}

function areHeaders(text: string): boolean {
  return entriesOf(text).every((entry) => HEADER.test(entry) && isDecodable(entry));
}

/** Returns whether a header can be sent: its value decodes to visible characters. */
function isDecodable(entry: string): boolean {
  try {
    return /^[\x20-\x7e]+$/.test(headerOf(entry)[1]);
  } catch {
    return false;
  }
}
