import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import type { INetworkPolicyEgressRule } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyEgressRule';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { Service } from 'kubernetes-models/v1/Service';
import { labelsOf, metaOf, PORTS } from './common';

/** Addresses of networks that are not public: RFC 6890, as far as they can be reached. */
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16', '127.0.0.0/8'];
const CLUSTER = PRIVATE.slice(0, 3);

const tcp = (...ports: number[]) => ports.map((port) => ({ protocol: 'TCP' as const, port }));
const inNamespace = (name: string) => ({ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } } });

const DNS: INetworkPolicyEgressRule = {
  to: [inNamespace('kube-system')],
  ports: [
    { protocol: 'UDP', port: 53 },
    { protocol: 'TCP', port: 53 },
  ],
};
/** PostgreSQL, Redis and its Sentinels, in the cluster or beside it. */
const STORES: INetworkPolicyEgressRule = { to: CLUSTER.map((cidr) => ({ ipBlock: { cidr } })), ports: tcp(5_432, 6_379, 26_379) };
/** A collector of traces (`OTEL_EXPORTER_OTLP_ENDPOINT`) beside Prometheus. */
const COLLECTOR: INetworkPolicyEgressRule = { to: [inNamespace('monitoring')], ports: tcp(4_318) };
/** The public network: mail servers, providers, buckets, receivers of webhooks; nothing that is private. */
const OUTSIDE: INetworkPolicyEgressRule = { to: [{ ipBlock: { cidr: '0.0.0.0/0', except: PRIVATE } }] };

/** Returns the address of the api processes within the cluster. */
export function serviceOfApi(): Service {
  return new Service({
    metadata: { ...metaOf('storefront-api'), labels: labelsOf('api') },
    spec: { selector: labelsOf('api'), ports: [{ name: 'http', port: 80, targetPort: 'http' }] },
  });
}

/** Returns an address without processes, to which the ingress sends what is for the inside alone: it is answered with 503. */
export function serviceOfNothing(): Service {
  return new Service({
    metadata: metaOf('storefront-inside'),
    spec: { selector: { 'app.kubernetes.io/name': 'none' }, ports: [{ name: 'http', port: 80 }] },
  });
}

/** Returns the way in from the public network, for your host name and its certificate. */
export function ingress(): Ingress {
  const to = (name: string) => ({ service: { name, port: { name: 'http' } } });
  const inside = ['/metrics', '/readyz'].map((path) => ({ path, pathType: 'Prefix' as const, backend: to('storefront-inside') }));
  return new Ingress({
    metadata: metaOf('storefront'),
    spec: {
      ingressClassName: 'nginx',
      tls: [{ hosts: ['shop.example'], secretName: 'storefront-tls' }],
      rules: [{ host: 'shop.example', http: { paths: [...inside, { path: '/', pathType: 'Prefix', backend: to('storefront-api') }] } }],
    },
  });
}

/** Returns the policies: nothing is reached, and reaches nothing, but by one of them. */
export function networkPolicies(): NetworkPolicy[] {
  const policy = (name: string, spec: NonNullable<NetworkPolicy['spec']>) =>
    new NetworkPolicy({ metadata: metaOf(`storefront-${name}`), spec });
  return [
    policy('nothing', { podSelector: {}, policyTypes: ['Ingress', 'Egress'] }),
    policy('api', {
      podSelector: { matchLabels: labelsOf('api') },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ from: [inNamespace('ingress-nginx'), inNamespace('monitoring')], ports: tcp(PORTS.api) }],
      egress: [DNS, STORES, COLLECTOR, OUTSIDE],
    }),
    policy('worker', {
      podSelector: { matchLabels: labelsOf('worker') },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ from: [inNamespace('monitoring')], ports: tcp(PORTS.worker) }],
      egress: [DNS, STORES, COLLECTOR, OUTSIDE],
    }),
    policy('migrate', {
      podSelector: { matchLabels: labelsOf('migrate') },
      policyTypes: ['Ingress', 'Egress'],
      egress: [DNS, STORES],
    }),
  ];
}
