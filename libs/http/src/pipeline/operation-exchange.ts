import type { ApiOperation } from '../edge/operation';
import type { Exchange } from './send';

/** An operation with the method that executes it. */
export interface BoundOperation<Of extends ApiOperation = ApiOperation> {
  operation: Of;
  /** @param call as returned by the side of the operation */
  execute(call: object): unknown;
}

/** A request for an operation, from the raw server or a route of Express. */
export interface OperationExchange extends Exchange {
  bound: BoundOperation;
  /** Parameter in the path of the storefront API, decoded; empty when there is none. */
  name: string;
  /** Parameters in the path of the management API, decoded. */
  params?: Readonly<Record<string, string>>;
  /** Address under which the response is cached; absent for an address in an unusual spelling. */
  cachedAs?: string;
}
