import { createProjectGraphAsync } from 'nx/src/project-graph/project-graph.js';
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector.js';
import { runCommand } from '../explained.mjs';
import { stages } from './suites.mjs';

/**
 * `node tools/test/task-inputs.mjs`, in the root of a workspace: prints what Nx hashes of each task of the suites, as JSON,
 * `{ [task]: { files, environment, runtime } }`. A change of anything else is answered from the cache.
 */
await runCommand(async () => {
  const graph = await createProjectGraphAsync({ exitOnError: false });
  const inspector = new HashPlanInspector(graph);
  await inspector.init();
  const targets = stages.flatMap(({ suites }) => suites).map(({ target }) => target);
  const tasks = Object.values(graph.nodes).flatMap(({ name, data }) =>
    targets.filter((target) => data.targets?.[target]).map((target) => ({ project: name, target })),
  );
  process.stdout.write(JSON.stringify(Object.assign({}, ...tasks.map((task) => inspector.inspectTaskInputs(task)))));
});
