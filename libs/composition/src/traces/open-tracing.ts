import type { Metrics } from '@svc/adapters/metrics';
import { API_VERSION } from '@svc/contracts';
import { NO_TRACING, traceBy, type Tracing } from '@svc/kernel';
import type { Logger } from 'pino';
import type { ServiceConfig } from '../config/config';

interface TracingParts {
  /** `api` or `worker`. */
  processName: string;
  config: Pick<ServiceConfig, 'traces'>;
  metrics: Pick<Metrics, 'count'>;
  logger: Pick<Logger, 'warn'>;
}

/** Has this process record traces where a collector is set. Only then the packages of OpenTelemetry are loaded. */
export async function openTracing({ processName, config: { traces }, metrics, logger }: TracingParts): Promise<Tracing> {
  if (!traces) return NO_TRACING;
  const { OtelTracing } = await import('@svc/adapters/traces');
  const { url, headers, serviceName = `storefront-${processName}`, sampling } = traces;
  const tracing = new OtelTracing({
    url,
    headers,
    sampling,
    resource: { 'service.name': serviceName, 'service.version': API_VERSION, 'storefront.process': processName },
    count: (outcome, spans) => metrics.count('trace_spans_total', { outcome }, spans),
    onFailure: (error) =>
      logger.warn({ error: String(error) }, 'Spans could not be sent to the collector (OTEL_EXPORTER_OTLP_ENDPOINT); they are lost.'),
  });
  traceBy(tracing);
  return tracing;
}

/** Sends what is left of recorded traces, for two seconds at most. */
export async function closeTracing(tracing: Tracing): Promise<void> {
  traceBy(NO_TRACING);
  await tracing.close();
}
