import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { stringify } from 'yaml';
import { metaOf, NAMESPACE, SETTINGS } from './common';
import { ingress, networkPolicies, serviceOfApi, serviceOfNothing } from './network';
import { SIZES, type Size } from './sizes';
import { budgetOf, deploymentOf, migrationOf, scalerOf } from './workloads';

/** Variables that are no secrets, with examples in the place of your own. */
const VARIABLES = {
  PUBLIC_URL: 'https://shop.example',
  MAIL_FROM: 'Tickets <tickets@shop.example>',
  // The ingress and the nodes add the address of the visitor; trust yours alone.
  TRUST_PROXY: '10.0.0.0/8',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'storefront',
  S3_REGION: 'eu-west-1',
  LOG_LEVEL: 'info',
};

/** Variables of the secret, which the operator makes; in no file. */
export const SECRET_VARIABLES = [
  'DATABASE_URL',
  'REDIS_URL',
  'SECRET_KEY',
  'OPERATOR_TOKEN',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

interface Manifest {
  kind: string;
  validate(): void;
  toJSON(): unknown;
}

/** Returns the objects of an installation, in the order in which they are made. */
export function manifestsOf(size: Size, version: string): Manifest[] {
  return [
    new Namespace({ metadata: { name: NAMESPACE, labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } } }),
    new ServiceAccount({ metadata: metaOf('storefront'), automountServiceAccountToken: false }),
    new ConfigMap({ metadata: metaOf(SETTINGS), data: VARIABLES }),
    ...networkPolicies(),
    migrationOf(version),
    deploymentOf('api', size, version),
    deploymentOf('worker', size, version),
    budgetOf('api'),
    budgetOf('worker'),
    ...(size.mostApis === undefined ? [] : [scalerOf(size)]),
    serviceOfApi(),
    serviceOfNothing(),
    ingress(),
  ];
}

const HEAD = `# Written by "npm run docs:generate" from tools/deploy/kubernetes; docs/operations.md says what to replace by your own, and how to apply it.
# The secret ${'`storefront-secrets`'} is in no file: make it first (${SECRET_VARIABLES.join(', ')}).
`;

/** Returns the manifests by their files; throws for an object that is not of the form of its kind. */
export function kubernetesFiles(version: string): Record<string, string> {
  return Object.fromEntries(
    SIZES.map((size) => {
      const manifests = manifestsOf(size, version);
      for (const manifest of manifests) manifest.validate();
      const documents = manifests.map((manifest) => stringify(manifest.toJSON(), { lineWidth: 0, singleQuote: true }));
      return [`deploy/kubernetes/${size.name}.yaml`, `${HEAD}---\n${documents.join('---\n')}`];
    }),
  );
}
