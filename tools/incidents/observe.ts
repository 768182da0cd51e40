import { eventually } from '@svc/testing';
import type { Incident } from './incident';
import { type OwnPrometheus, SCRAPE_SECONDS } from './own-prometheus';
import type { Stack } from './stack';

/** Longest wait for an alert, and for its end, ms: many times what either takes by shortened rules. */
const MOST_MS = 300_000;
const CALM_MS = 2_000 * SCRAPE_SECONDS;

/** Alerts of an incident, as its operator saw them, in seconds since its beginning or its end. */
export interface Observed {
  /** Time until the expected alert fired; undefined when it did not. */
  firedAfter?: number;
  /** Its annotation. */
  runbook?: string;
  /** Time from the end of the incident to that of the alert; undefined when it went on. */
  goneAfter?: number;
  /** Other alerts that fired meanwhile. */
  others: string[];
}

/** Returns a check that no alert has fired for two scrapes: processes that were started again after an incident count to that one. */
function isCalm(prometheus: Pick<OwnPrometheus, 'firing'>): () => Promise<boolean> {
  let since = performance.now();
  return async () => {
    if ((await prometheus.firing()).length > 0) since = performance.now();
    return performance.now() - since >= CALM_MS;
  };
}

/** Plants an incident, waits for its alert, ends the incident, and waits until no alert fires any more. */
export async function observe(incident: Incident, stack: Stack, mostMs = MOST_MS): Promise<Observed> {
  const { prometheus } = stack;
  const others = new Set<string>();
  const firing = async () => {
    const alerts = await prometheus.firing();
    for (const { alert } of alerts) if (alert !== incident.alert) others.add(alert);
    return alerts;
  };
  const within = async (isSo: () => Promise<boolean>): Promise<number | undefined> => {
    const since = performance.now();
    return eventually('it is so', isSo, mostMs).then(
      () => (performance.now() - since) / 1_000,
      () => undefined,
    );
  };

  await within(isCalm(prometheus));
  const planted = performance.now();
  let runbook: string | undefined;
  let seen: number | undefined;
  try {
    await incident.plant(stack);
    const took = (performance.now() - planted) / 1_000;
    const waited = await within(async () => {
      runbook = (await firing()).find(({ alert }) => alert === incident.alert)?.runbook;
      return runbook !== undefined;
    });
    seen = waited === undefined ? undefined : took + waited;
  } finally {
    await incident.heal(stack);
  }
  const goneAfter = await within(async () => !(await firing()).some(({ alert }) => alert === incident.alert));
  return { firedAfter: seen, runbook, goneAfter, others: [...others].sort() };
}
