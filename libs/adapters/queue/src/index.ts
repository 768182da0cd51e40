export { type JobFailure, JobQueues, JobRefused, migrateQueues, queuesAreMigrated } from './job-queues';
export { troubleOf } from './queue-trouble';
