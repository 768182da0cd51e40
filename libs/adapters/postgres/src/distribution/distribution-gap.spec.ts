import { gapOfCluster, gapOfNode } from './distribution-gap';
import { DistributionFailed } from './distribution-failure';

const CLUSTER = { nodes: 2, isCoordinator: true, inactive: [], database: 'storefront' };
const SETTINGS = { 'citus.enable_unsafe_triggers': 'on', 'citus.allow_nested_distributed_execution': 'on' };
const node = (state: object) => ({
  node: '10.0.0.2:5432',
  success: true,
  result: JSON.stringify({ isReadOnly: false, settings: SETTINGS, ...state }),
});

describe('a cluster', () => {
  it('[ADR 0170 r1] has no gap with active nodes that hold rows', () => {
    expect(gapOfCluster(CLUSTER)).toBeUndefined();
  });

  it.each([
    [{ isCoordinator: false }, /not the coordinator/],
    [{ inactive: ['10.0.0.3:5432'] }, /not active: 10\.0\.0\.3:5432\..*citus_activate_node/],
    [{ nodes: 0 }, /the database storefront has no nodes that hold rows yet.*citus_set_coordinator_host.*citus_add_node/],
  ])('[ADR 0170 r1] is not distributed with %j, and the sentence says what to do', (gap, sentence) => {
    expect(gapOfCluster({ ...CLUSTER, ...gap })).toMatch(sentence);
  });
});

describe('a node', () => {
  it('[ADR 0170 r1] has no gap when it takes writes and has the settings', () => {
    expect(gapOfNode(node({}))).toBeUndefined();
  });

  it.each([
    [{ ...node({}), success: false, result: 'connection refused' }, /cannot work on the node 10\.0\.0\.2:5432: connection refused\./],
    [node({ isReadOnly: true }), /10\.0\.0\.2:5432 takes no writes/],
    [
      node({ settings: { ...SETTINGS, 'citus.enable_unsafe_triggers': 'off' } }),
      /citus\.enable_unsafe_triggers is off on the node 10\.0\.0\.2:5432; .* needs on/,
    ],
    [node({ settings: {} }), /is not set on the node/],
  ])('[ADR 0170 r1] names what it lacks: %j', (answer, sentence) => {
    expect(gapOfNode(answer)).toMatch(sentence);
  });
});

describe('distributing that failed', () => {
  it.each(['55P03', '40P01'])('[ADR 0170 r1] says to stop who uses a table, after the error %s', (code) => {
    expect(new DistributionFailed(Object.assign(new Error('canceling'), { code })).message).toMatch(
      /Another session uses a table.*Stop the apis and workers/,
    );
  });

  it('[ADR 0170 r1] gives the reason, and says that nothing is half done', () => {
    expect(new DistributionFailed(new Error('the node is gone')).message).toMatch(
      /broken off: the node is gone\. Tables move all together or not at all/,
    );
  });
});
