export { type JobFailure, JobQueues, JobRefused, migrateQueues, queuesAreMigrated } from './job-queues';
export { queueLabel } from './queue-label';
export { troubleOf } from './queue-trouble';
