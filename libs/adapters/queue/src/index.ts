export { type JobFailure, JobQueues, JobRefused, migrateQueues, queuesAreMigrated } from './job-queues';
export { troubleOf, type QueueTrouble } from './queue-trouble';
