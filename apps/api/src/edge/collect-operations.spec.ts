import { Body, Controller, Module, UseInterceptors, UsePipes, ValidationPipe } from '@nestjs/common';
import type { StoreCall } from './caller';
import { collectOperations } from './collect-operations';
import { Operation } from './operation';

const contract = {
  id: 'readThing',
  method: 'GET',
  path: '/store/things/:slug',
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
      @Operation(contract)
      read({ name }: StoreCall): Promise<string> {
        return Promise.resolve(name);
      }
    }
    expect(operationsOf(Plain)).toEqual([{ ...contract, audience: 'store', publishable: true, rate: 'read' }]);
  });

  it('refuse what Nest would put around them, since it would silently not run', () => {
    @Controller()
    class Piped {
      @UsePipes(ValidationPipe)
      @Operation(contract)
      read(): Promise<string> {
        return Promise.resolve('');
      }
    }
    @Controller()
    @UseInterceptors(class {})
    class Intercepted {
      @Operation(contract)
      read(): Promise<string> {
        return Promise.resolve('');
      }
    }
    @Controller()
    class Parametrised {
      @Operation(contract)
      read(@Body() call: StoreCall): Promise<string> {
        return Promise.resolve(call.name);
      }
    }
    for (const controller of [Piped, Intercepted, Parametrised])
      expect(() => operationsOf(controller)).toThrow('readThing: an operation takes no guard');
  });
});
