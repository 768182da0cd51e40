import type { Request, Response } from 'express';
import type { Refusal } from './refusal';

/** Errors as pages, where no controller of pages answers: at addresses that lead nowhere, or take another method. */
export abstract class ErrorPages {
  /** Sends the page of a refusal and answers true, where a browser asks for HTML at an address of pages; else does nothing. */
  abstract answer(request: Request, response: Response, refusal: Refusal): boolean;
}
