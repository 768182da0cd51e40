import { readConfig } from './config';
import type { BadConfiguration } from './refusals';

const good = {
  DATABASE_URL: 'postgres://svc@localhost/svc',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  NODE_ENV: 'development',
};
const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

describe('[ADR 0161 r1] the settings of traces', () => {
  it('are absent without a collector, whatever else is set', () => {
    expect(readConfig(good).traces).toBeUndefined();
    expect(readConfig({ ...good, OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER: 'always_on' }).traces).toBeUndefined();
  });

  it('record everything by default, and go by the flag of callers', () => {
    expect(readConfig({ ...good, ...endpoint }).traces).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: {},
      serviceName: undefined,
      sampling: { isParentBased: true, ratio: 1 },
    });
  });

  it.each([
    ['http://collector:4318/', 'http://collector:4318/v1/traces'],
    ['https://otlp.example/of/us//', 'https://otlp.example/of/us/v1/traces'],
  ])('post spans of %s to %s', (address, url) => {
    expect(readConfig({ ...good, OTEL_EXPORTER_OTLP_ENDPOINT: address }).traces?.url).toBe(url);
  });

  it.each([
    ['parentbased_traceidratio', { isParentBased: true, ratio: 0.05 }],
    ['traceidratio', { isParentBased: false, ratio: 0.05 }],
    ['always_on', { isParentBased: false, ratio: 1 }],
    ['parentbased_always_off', { isParentBased: true, ratio: 0 }],
  ])('sample by %s as OpenTelemetry does', (name, sampling) => {
    const variables = { ...good, ...endpoint, OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: '0.05' };
    expect(readConfig(variables).traces?.sampling).toEqual(sampling);
  });

  it('have headers and a name', () => {
    const variables = { ...good, ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b=, x-team = shop', OTEL_SERVICE_NAME: 'shop' };
    expect(readConfig(variables).traces).toMatchObject({ headers: { 'api-key': 'a b=', 'x-team': 'shop' }, serviceName: 'shop' });
  });

  it.each<Record<string, string>>([
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://collector:4317' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'hunter2' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'api-key=hunter2,' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'api-key=hunter2%' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'api-key=hunter2%0A' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'api key=hunter2' },
    { OTEL_TRACES_SAMPLER: 'sometimes' },
    { OTEL_TRACES_SAMPLER_ARG: '5' },
    { OTEL_TRACES_SAMPLER_ARG: 'few' },
  ])('refuse a bad value with a sentence that does not repeat it: %p', (variable) => {
    let sentences: readonly string[] = [];
    try {
      readConfig({ ...good, ...endpoint, ...variable });
    } catch (error) {
      sentences = (error as BadConfiguration).sentences;
    }
    expect(sentences).toEqual([expect.stringMatching(new RegExp(`^${Object.keys(variable)[0]} is not valid: it takes `))]);
    expect(sentences[0]).not.toContain('hunter2');
  });
});
