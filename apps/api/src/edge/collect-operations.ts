import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants';
import { OPERATION, type ApiOperation } from './operation';

/** Every operation declared on the controllers of these modules and of those they import. */
export function collectOperations(modules: readonly Type[]): ApiOperation[] {
  return modules.flatMap((module) => [
    ...metadataList(MODULE_METADATA.CONTROLLERS, module).flatMap(operationsOf),
    ...collectOperations(metadataList(MODULE_METADATA.IMPORTS, module)),
  ]);
}

function metadataList(key: string, module: Type): Type[] {
  return (Reflect.getMetadata(key, module) as Type[] | undefined) ?? [];
}

function operationsOf(controller: Type): ApiOperation[] {
  return Object.values(Object.getOwnPropertyDescriptors(controller.prototype))
    .filter(({ value }) => typeof value === 'function')
    .map(({ value }) => Reflect.getMetadata(OPERATION, value as object) as ApiOperation | undefined)
    .filter((operation) => operation !== undefined);
}
