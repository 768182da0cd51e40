import type { Stack } from './stack';

/** Something that goes wrong in an installation, and what its operator sees of it. */
export interface Incident {
  /** Event of the incident, as a sentence. */
  title: string;
  /** Alert of `deploy/alerts.yaml` that has to fire. */
  alert: string;
  /** Heading of `docs/operations.md` under which the cause is found; the section of the alert is it, or leads to it. */
  section: string;
  /** Requirement of the machine besides an installed PostgreSQL, Redis and Prometheus. */
  needs?: 'mounting';
  plant(stack: Stack): Promise<void>;
  /** Has it end, as the section says. */
  heal(stack: Stack): Promise<void>;
}
