export { PostgresAccessKeyList, PostgresKeyDirectory, PostgresKeyUsage, PostgresWorkspaceList } from './access-readers';
export { bindAccessTx } from './access-tx';
export { PostgresUndeliveredWork } from './postgres-undelivered-work';
export { PostgresTestModeWork } from './test-mode-work';
export { PostgresWorkspaceSettingsStore } from './workspace-stores';
