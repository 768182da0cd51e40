export { type JobFailure, JobQueues, JobRefused, migrateQueues, queuesAreMigrated } from './job-queues';
