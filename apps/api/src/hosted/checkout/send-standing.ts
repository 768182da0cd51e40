import type { Response } from 'express';
import type { Standing } from './live/status';

/** Tells a page that is open how what is paid on it stands. Kept by nobody. */
export function sendStanding(response: Response, standing: Standing): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.json(standing);
}
