const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];
const PROXIES = ['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'];

/** Returns the value of `no_proxy` in effect: curl and Node prefer the lower-case name. */
const exceptionsOf = (env) => (env.no_proxy ?? env.NO_PROXY ?? '').split(/[\s,]+/).filter(Boolean);

/**
 * Tells whether curl asks a proxy for an address of this machine.
 * @param {NodeJS.ProcessEnv} env
 */
export function isLoopbackProxied(env) {
  const exceptions = exceptionsOf(env);
  return PROXIES.some((name) => env[name]) && !exceptions.includes('*') && !exceptions.includes('127.0.0.1');
}

/**
 * Adds this machine to the exceptions of a proxy, for this process (Node reads them at each request, where NODE_USE_ENV_PROXY is set) and
 * those that it starts.
 * @param {NodeJS.ProcessEnv} env is changed
 */
export function reachLoopbackDirectly(env) {
  if (!isLoopbackProxied(env)) return;
  env.no_proxy = [...new Set([...exceptionsOf(env), ...LOOPBACK])].join(',');
  env.NO_PROXY = env.no_proxy;
}
