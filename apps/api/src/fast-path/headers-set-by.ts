import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { HeaderList } from '../edge/header-list';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The headers that a middleware sets on every response, whatever the request. */
export function headersSetBy(middleware: Middleware): HeaderList {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, () => undefined);
  return response.getHeaderNames().flatMap((name) => [name, String(response.getHeader(name))]);
}
