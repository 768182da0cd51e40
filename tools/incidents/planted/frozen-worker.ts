import type { Incident } from '../incident';

export const frozenWorker: Incident = {
  title: 'One of two workers stands still.',
  alert: 'StorefrontProcessDown',
  section: 'StorefrontProcessDown',
  plant: async (stack) => void process.kill(stack.worker('worker-2').pid, 'SIGSTOP'),
  heal: async (stack) => void process.kill(stack.worker('worker-2').pid, 'SIGCONT'),
};
