import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import type { IContainer } from 'kubernetes-models/v1/Container';
import { ENVIRONMENT, HARDENED, labelsOf, metaOf, POD, PORTS, type Role } from './common';
import { heapOf, type Size } from './sizes';

/** Seconds from the signal to the end: five in which requests still arrive, and those of the longest request and job. */
const GRACE_SECONDS = 80;

/** Returns the image of a role: tag it with the version of the release that it was built from, in your registry. */
const imageOf = (role: Role, version: string) => `storefront-${role === 'worker' ? 'worker' : 'api'}:${version}`;

const probe = (path: string, port: number): IContainer['livenessProbe'] => ({
  httpGet: { path, port },
  periodSeconds: 10,
  timeoutSeconds: 3,
  failureThreshold: 3,
});

function containerOf(role: keyof typeof PORTS, size: Size, version: string): IContainer {
  const port = PORTS[role];
  const { cpu, memoryMiB } = size[role];
  return {
    ...HARDENED,
    name: role,
    image: imageOf(role, version),
    ports: [{ name: 'http', containerPort: port }],
    envFrom: ENVIRONMENT,
    env: [
      { name: 'NODE_OPTIONS', value: `--max-old-space-size=${heapOf(role, size[role])}` },
      { name: 'DATABASE_POOL_SIZE', value: `${size.poolSize}` },
      { name: role === 'api' ? 'PORT' : 'WORKER_PORT', value: `${port}` },
      { name: 'HOST', value: '0.0.0.0' },
    ],
    resources: { requests: { cpu, memory: `${memoryMiB}Mi` }, limits: { memory: `${memoryMiB}Mi` } },
    // A start loads the code and waits for the schema: it is not killed for two minutes.
    startupProbe: { ...probe('/healthz', port), periodSeconds: 2, failureThreshold: 60 },
    livenessProbe: probe('/healthz', port),
    readinessProbe: { ...probe('/readyz', port), periodSeconds: 5 },
    // Requests are routed to a process for some seconds after its signal.
    lifecycle: { preStop: { exec: { command: ['sleep', '5'] } } },
  };
}

/** Returns the processes of a role, of which one is replaced at a time, once the new one is ready. */
export function deploymentOf(role: keyof typeof PORTS, size: Size, version: string): Deployment {
  const labels = labelsOf(role);
  return new Deployment({
    metadata: { ...metaOf(`storefront-${role}`), labels },
    spec: {
      replicas: size[role].replicas,
      revisionHistoryLimit: 3,
      selector: { matchLabels: labels },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      template: {
        metadata: { labels },
        spec: {
          ...POD,
          terminationGracePeriodSeconds: GRACE_SECONDS,
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'kubernetes.io/hostname',
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: { matchLabels: labels },
            },
          ],
          containers: [containerOf(role, size, version)],
        },
      },
    },
  });
}

/** Returns the budget by which a node that is drained takes one process of a role at a time. */
export function budgetOf(role: keyof typeof PORTS): PodDisruptionBudget {
  return new PodDisruptionBudget({
    metadata: metaOf(`storefront-${role}`),
    spec: { maxUnavailable: 1, selector: { matchLabels: labelsOf(role) } },
  });
}

/** Returns what adds api processes under load, and takes them away ten minutes after it. */
export function scalerOf({ api, mostApis = api.replicas }: Size): HorizontalPodAutoscaler {
  return new HorizontalPodAutoscaler({
    metadata: metaOf('storefront-api'),
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'storefront-api' },
      minReplicas: api.replicas,
      maxReplicas: mostApis,
      metrics: [{ type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 65 } } }],
      behavior: { scaleDown: { stabilizationWindowSeconds: 600 } },
    },
  });
}

/** Returns the job that brings the schema up to date. Its name has the version: a job is never changed, and the next version has its own. */
export function migrationOf(version: string): Job {
  const labels = labelsOf('migrate');
  return new Job({
    metadata: { ...metaOf(`storefront-migrate-${version.replaceAll('.', '-')}`), labels },
    spec: {
      backoffLimit: 3,
      ttlSecondsAfterFinished: 86_400,
      template: {
        metadata: { labels },
        spec: {
          ...POD,
          restartPolicy: 'Never',
          containers: [
            {
              ...HARDENED,
              name: 'migrate',
              image: imageOf('migrate', version),
              command: ['node', 'dist/api/migrate.cjs'],
              envFrom: ENVIRONMENT,
              resources: { requests: { cpu: '100m', memory: '512Mi' }, limits: { memory: '1536Mi' } },
            },
          ],
        },
      },
    },
  });
}
