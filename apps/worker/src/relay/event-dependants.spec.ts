import { JOB_QUEUES, type ServiceConfig } from '@svc/composition';
import { FACT_TYPES } from '@svc/contracts';
import { FACTS_OF_CANCELLED_EVENTS, QUEUES_OF_CANCELLED_EVENTS, TASKS_OF_CANCELLED_EVENTS } from '@svc/ticketing/testing';
import { maintenanceTasks } from '../schedules/maintenance-tasks';
import { retentionTasks } from '../schedules/retention';
import { consumersOf } from './routes';

describe('[D-147] the table of what depends on an event', () => {
  it('names every relay route', () => {
    const routes = FACT_TYPES.filter((type) => consumersOf(type).length > 0);
    expect(routes.filter((type) => !FACTS_OF_CANCELLED_EVENTS[type])).toEqual([]);
  });

  it('names every queue of the worker, and no other', () => {
    expect(Object.keys(QUEUES_OF_CANCELLED_EVENTS).sort()).toEqual([...JOB_QUEUES].sort());
  });

  it('names every maintenance task, but those that delete what has been kept long enough', () => {
    const waits: Partial<ServiceConfig['waits']> = { codeSweepMs: 1_000 };
    const deleting = retentionTasks.map(({ name }) => name);
    const others = maintenanceTasks(waits as ServiceConfig['waits']).filter(({ name }) => !deleting.includes(name));
    expect(Object.keys(TASKS_OF_CANCELLED_EVENTS).sort()).toEqual(others.map(({ name }) => name).sort());
  });
});
