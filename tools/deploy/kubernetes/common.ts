import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';

/** Kinds of processes; `migrate` runs to its end before each new version. */
export type Role = 'api' | 'worker' | 'migrate';

export const NAMESPACE = 'storefront';
/** Names of the objects with the variables of the processes; the secret is made by the operator, and is in no file. */
export const [SETTINGS, SECRETS] = ['storefront-settings', 'storefront-secrets'];

/** Ports by their names. Metrics and probes of a worker have a port of their own. */
export const PORTS = { api: 3_000, worker: 3_001 } as const;

export const labelsOf = (role: Role) => ({ 'app.kubernetes.io/name': 'storefront', 'app.kubernetes.io/component': role });
export const metaOf = (name: string) => ({ name, namespace: NAMESPACE });

/** Variables of every process; each object has to be there, else the pod waits and says which is missing. */
export const ENVIRONMENT: IContainer['envFrom'] = [{ configMapRef: { name: SETTINGS } }, { secretRef: { name: SECRETS } }];

/** Rights of a container: none beyond running, and no file system but `/tmp` and `/data`. */
export const HARDENED: Pick<IContainer, 'securityContext' | 'volumeMounts'> = {
  securityContext: {
    runAsNonRoot: true,
    runAsUser: 1_000,
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
    seccompProfile: { type: 'RuntimeDefault' },
  },
  volumeMounts: [
    { name: 'tmp', mountPath: '/tmp' },
    { name: 'data', mountPath: '/data' },
  ],
};

/** Uploads in progress; finished files are in a bucket, which all processes share. */
export const POD: Omit<IPodSpec, 'containers'> = {
  serviceAccountName: 'storefront',
  automountServiceAccountToken: false,
  enableServiceLinks: false,
  securityContext: { fsGroup: 1_000 },
  volumes: [
    { name: 'tmp', emptyDir: { sizeLimit: '1Gi' } },
    { name: 'data', emptyDir: { sizeLimit: '10Gi' } },
  ],
};
