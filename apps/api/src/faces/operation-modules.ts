import type { Type } from '@nestjs/common';
import { FACES, type Face } from '@svc/composition';
import { ManagementModule } from '@svc/management-api';
import { StoreModule } from '@svc/store-api';

/** Modules with the operations of each interface. */
const OPERATIONS: Readonly<Partial<Record<Face, Type>>> = { store: StoreModule, management: ManagementModule };

/** Returns the modules of these faces whose controllers declare operations. */
export function operationModulesOf(faces: readonly Face[]): Type[] {
  return faces.flatMap((face) => OPERATIONS[face] ?? []);
}

/** Modules whose controllers declare operations, of both interfaces. */
export const OPERATION_MODULES = operationModulesOf(FACES);
