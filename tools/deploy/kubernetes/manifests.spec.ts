import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLES } from '@svc/composition';
import { parseAllDocuments } from 'yaml';
import { kubernetesFiles, manifestsOf, SECRET_VARIABLES } from './manifests';
import { heapOf, SIZES } from './sizes';

const root = join(__dirname, '../../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

interface Shape {
  kind: string;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
  spec: {
    selector: { matchLabels?: object };
    replicas: number;
    template: { spec: { serviceAccountName: string; terminationGracePeriodSeconds: number; containers: Container[] } };
    podSelector: { matchLabels?: Record<string, string> };
    policyTypes: string[];
    ingress?: object[];
    egress?: { to: { ipBlock?: { cidr: string; except?: string[] } }[]; ports?: { port: number }[] }[];
    rules: { http: { paths: { path: string; backend: { service: { name: string } } }[] } }[];
  };
}
interface Container {
  name: string;
  image: string;
  env?: { name: string; value: string }[];
  envFrom: object[];
  securityContext: object;
  resources: { limits: { memory: string } };
  livenessProbe?: { httpGet: { path: string; port: number } };
  readinessProbe?: { httpGet: { path: string; port: number } };
  lifecycle?: { preStop: { exec: { command: string[] } } };
}

const shapes = (size: (typeof SIZES)[number]) => manifestsOf(size, version).map((manifest) => manifest.toJSON() as Shape);
const byKind = (all: readonly Shape[], kind: string) => all.filter((each) => each.kind === kind);

describe.each(SIZES)('the manifests of a $name installation', (size) => {
  const all = shapes(size);
  const containers = [...byKind(all, 'Deployment'), ...byKind(all, 'Job')].flatMap(({ spec }) => spec.template.spec.containers);

  it('are committed as they are written, in the form of each kind', () => {
    const file = `deploy/kubernetes/${size.name}.yaml`;
    const committed = readFileSync(join(root, file), 'utf8');
    expect(kubernetesFiles(version)[file]).toBe(committed);
    const documents = parseAllDocuments(committed);
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    expect(documents).toHaveLength(all.length);
    expect(new Set(all.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).size).toBe(all.length);
  });

  it('give every container no right beyond running, its variables, and an end to its memory', () => {
    expect(containers.map(({ name }) => name).sort()).toEqual(['api', 'migrate', 'worker']);
    for (const { securityContext, envFrom, resources, image } of containers) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
      expect(envFrom).toEqual([{ configMapRef: { name: 'storefront-settings' } }, { secretRef: { name: 'storefront-secrets' } }]);
      expect(resources.limits.memory).toMatch(/^\d+Mi$/);
      expect(image.endsWith(`:${version}`)).toBe(true);
    }
  });

  it('leave memory beside the heap for buffers and print threads', () => {
    for (const kind of ['api', 'worker'] as const) {
      const { env, resources } = containers.find(({ name }) => name === kind)!;
      const heap = heapOf(kind, size[kind]);
      expect(env).toContainEqual({ name: 'NODE_OPTIONS', value: `--max-old-space-size=${heap}` });
      expect(Number.parseInt(resources.limits.memory, 10) - heap).toBeGreaterThanOrEqual(kind === 'api' ? 256 : 1_056);
    }
  });

  it('probe each process, and let requests end before it does', () => {
    for (const { spec } of byKind(all, 'Deployment')) {
      const [container] = spec.template.spec.containers;
      const { port } = container!.livenessProbe!.httpGet;
      expect(container!.readinessProbe!.httpGet).toEqual({ path: '/readyz', port });
      expect(container!.env).toContainEqual({ name: container!.name === 'api' ? 'PORT' : 'WORKER_PORT', value: `${port}` });
      expect(container!.lifecycle!.preStop.exec.command).toEqual(['sleep', '5']);
      expect([spec.template.spec.terminationGracePeriodSeconds, spec.replicas > 1]).toEqual([80, true]);
    }
    expect(byKind(all, 'PodDisruptionBudget').map(({ metadata }) => metadata.name)).toEqual(['storefront-api', 'storefront-worker']);
    expect(byKind(all, 'HorizontalPodAutoscaler')).toHaveLength(size.name === 'large' ? 1 : 0);
  });

  it('let nothing in or out but by a policy, and nobody reach private networks but PostgreSQL and Redis', () => {
    const policies = byKind(all, 'NetworkPolicy').map(({ spec }) => spec);
    expect(policies[0]).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    for (const { egress = [], podSelector } of policies.slice(1)) {
      const outside = egress.filter(({ to }) => to.some(({ ipBlock }) => ipBlock?.cidr === '0.0.0.0/0'));
      expect(outside).toHaveLength(podSelector.matchLabels!['app.kubernetes.io/component'] === 'migrate' ? 0 : 1);
      for (const { to } of outside) expect(to[0]!.ipBlock!.except).toEqual(expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16']));
      const inside = egress.filter(({ to }) => to.some(({ ipBlock }) => ipBlock?.cidr.startsWith('10.')));
      expect(inside.flatMap(({ ports = [] }) => ports.map(({ port }) => port))).toEqual([5_432, 6_379, 26_379]);
      const named = egress
        .filter(({ to }) => to.every(({ ipBlock }) => !ipBlock))
        .flatMap(({ ports = [] }) => ports.map(({ port }) => port));
      expect(new Set(named)).toEqual(new Set(outside.length > 0 ? [53, 4_318] : [53]));
    }
  });

  it('show metrics and readiness to nobody outside', () => {
    const [paths] = byKind(all, 'Ingress').flatMap(({ spec }) => spec.rules.map(({ http }) => http.paths));
    const backends = Object.fromEntries(paths!.map(({ path, backend }) => [path, backend.service.name]));
    expect(backends).toEqual({ '/metrics': 'storefront-inside', '/readyz': 'storefront-inside', '/': 'storefront-api' });
  });

  it('set variables that there are, and hold no secret', () => {
    const [settings] = byKind(all, 'ConfigMap');
    const set = containers.flatMap(({ env = [] }) => env.map(({ name }) => name)).filter((name) => name !== 'NODE_OPTIONS');
    const named = [...Object.keys(settings!.data!), ...SECRET_VARIABLES, ...set];
    expect(named.filter((name) => !VARIABLES.includes(name))).toEqual([]);
    expect(Object.keys(settings!.data!).filter((name) => /KEY|TOKEN|PASSWORD|_URL$/.test(name))).toEqual(['PUBLIC_URL']);
    expect(byKind(all, 'Secret')).toEqual([]);
  });
});
