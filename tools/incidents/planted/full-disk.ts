import type { Incident } from '../incident';

export const fullDisk: Incident = {
  title: 'The disk of PostgreSQL is full.',
  alert: 'StorefrontErrors',
  section: 'Incidents',
  needs: 'mounting',
  plant: ({ disk }) => disk!.fill(),
  heal: async (stack) => {
    await stack.disk!.free();
    await stack.restartEndedDatabase();
  },
};
