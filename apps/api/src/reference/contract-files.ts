import { collectOperations } from '@svc/http';
import { openApiDocument } from '@svc/reference';
import { OPERATION_MODULES } from '../faces/operation-modules';

/** Returns the contract documents under `docs/`: file → content, from the code alone. */
export function contractFiles(): Record<string, object> {
  const operations = collectOperations(OPERATION_MODULES);
  return {
    'docs/openapi.json': openApiDocument('store', operations),
    'docs/admin-openapi.json': openApiDocument('management', operations),
  };
}
