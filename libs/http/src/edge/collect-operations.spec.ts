import { Body, Controller, Module, UseInterceptors, UsePipes, ValidationPipe } from '@nestjs/common';
import type { StoreCall } from './caller';
import { collectOperations } from './collect-operations';
import { Operation } from './operation';

const ROUTE = 'GET /store/things/:slug';
const contract = {
  id: 'readThing',
  tag: 'Things',
  summary: 'Read',
  scope: 'products:read',
} as const;

function operationsOf(controller: new () => object) {
  @Module({ controllers: [controller] })
  class Things {}
  return collectOperations([Things]);
}

describe('operations of the storefront API', () => {
  it('are found with what their declaration leaves open', () => {
    @Controller()
    class Plain {
      @Operation(ROUTE, contract)
      read({ name }: StoreCall): Promise<string> {
        return Promise.resolve(name);
      }
    }
    expect(operationsOf(Plain)).toEqual([
      { ...contract, method: 'GET', path: '/store/things/:slug', audience: 'store', publishable: true, rate: 'read' },
    ]);
  });

  it('refuse what Nest would put around them, since it would silently not run', () => {
    @Controller()
    class Piped {
      @UsePipes(ValidationPipe)
      @Operation(ROUTE, contract)
      read(): Promise<string> {
        return Promise.resolve('');
      }
    }
    @Controller()
    @UseInterceptors(class {})
    class Intercepted {
      @Operation(ROUTE, contract)
      read(): Promise<string> {
        return Promise.resolve('');
      }
    }
    @Controller()
    class Parametrised {
      @Operation(ROUTE, contract)
      read(@Body() call: StoreCall): Promise<string> {
        return Promise.resolve(call.name);
      }
    }
    for (const controller of [Piped, Intercepted, Parametrised])
      expect(() => operationsOf(controller)).toThrow('readThing: an operation takes no route, guard');
  });

  it('refuse a path with other parameters than those that are read', () => {
    const declare = (route: 'GET /admin/things/:ref' | 'GET /admin/things', params: Record<string, (text: string) => string>) =>
      Operation(route, { ...contract, audience: 'workspace', permission: 'catalogue.read', params });
    expect(() => declare('GET /admin/things/:ref', {})).toThrow('readThing: "params" has a reader for each of ref');
    expect(() => declare('GET /admin/things', { ref: String })).toThrow('readThing: "params" has a reader for each of no parameters');
    expect(() => declare('GET /admin/things/:ref', { ref: String })).not.toThrow();
  });
});
