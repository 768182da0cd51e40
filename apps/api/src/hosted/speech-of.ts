import type { Request } from 'express';
import { speechFor, type Speech } from './speech';

/** How who sends a request is spoken to, where no shop's country is known. */
export function speechOf(request: Pick<Request, 'headers'>): Speech {
  return speechFor(request.headers['accept-language']);
}
