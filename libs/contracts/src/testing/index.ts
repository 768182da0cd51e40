export * from './rule-scope.builder';
