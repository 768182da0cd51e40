import express, { type Express } from 'express';

/** Express with paths that are exact in their case; it has to know before Nest puts the first handler in. */
export function exactPaths(): Express {
  const instance = express();
  instance.enable('case sensitive routing');
  return instance;
}
