import type { Request, Response } from 'express';
import type { Refusal } from './refusal';

/**
 * Errors as pages for requests without a page controller: unknown addresses, and methods that an address does not support. A process
 * without hosted pages has none.
 */
export abstract class ErrorPages {
  /** Sends the page of a refusal and returns true when a browser requests HTML at the address of a page; does nothing otherwise. */
  abstract answer(request: Request, response: Response, refusal: Refusal): boolean;
}
