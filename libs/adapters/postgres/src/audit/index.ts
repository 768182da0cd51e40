export * from './postgres-audit-list';
export * from './postgres-audit-trail';
