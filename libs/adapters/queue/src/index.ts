export * from './job-queues';
