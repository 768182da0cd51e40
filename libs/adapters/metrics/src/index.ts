export { type Reading } from './metric-reader';
export { type MeasuredProcess, type MetricRow, metricRows, METRICS, type ReadName } from './metric-table';
export { Metrics, type Observer } from './metrics';
