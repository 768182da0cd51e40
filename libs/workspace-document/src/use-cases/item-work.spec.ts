import { InMemoryDocumentWork, itemWorkContract } from '../testing';

const work = new InMemoryDocumentWork();
let workspaces = 0;

itemWorkContract('in memory', () => ({
  work,
  makeWorkspace: async () => {
    workspaces += 1;
    const workspaceId = `workspace-${workspaces}`;
    work.open(workspaceId, { displayName: 'New', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] });
    return workspaceId;
  },
  auditOf: async (workspaceId) => work.audit.entries.filter((entry) => entry.workspaceId === workspaceId),
  factsOf: async (workspaceId) => work.outbox.facts.filter((fact) => fact.workspaceId === workspaceId),
}));
