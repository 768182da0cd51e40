import type { Incident } from '../incident';

export const clockOff: Incident = {
  title: 'The clock of one machine jumps 10 minutes ahead.',
  alert: 'StorefrontClockOff',
  section: 'StorefrontClockOff',
  plant: async ({ secondApi }) => void process.kill(secondApi.pid, 'SIGUSR2'),
  heal: async ({ secondApi }) => void process.kill(secondApi.pid, 'SIGUSR2'),
};
