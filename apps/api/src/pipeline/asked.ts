import type { ApiOperation } from '../edge/operation';
import type { Exchange } from './send';

/** An operation with what executes it. */
export interface BoundOperation<Of extends ApiOperation = ApiOperation> {
  operation: Of;
  /** @param call as the side of the operation makes it */
  execute(call: object): unknown;
}

/** A request for an operation, by the raw server or by a route of Express. */
export interface Asked extends Exchange {
  bound: BoundOperation;
  /** The parameter in the path of the storefront API, decoded; empty when there is none. */
  name: string;
  /** The parameters in the path of the management API, decoded. */
  params?: Readonly<Record<string, string>>;
  /** The address under which a prepared answer is kept; absent where it is not spelled in the one plain way. */
  keptAs?: string;
}
