import { JobRefused } from '@svc/composition';
import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';

/** Makes the job of a queue of a payload as it came. Throws JobRefused for what is not of its form, in whatever way. */
export function decodeJob<J extends object>(form: ClassConstructor<J>, payload: unknown): J {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) throw new JobRefused(`${form.name}: the payload is no object.`);
  const job = plainToInstance(form, payload);
  const faults = validateSync(job, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true });
  if (faults.length > 0) throw new JobRefused(`${form.name}: ${faults.map(sentenceOf).join('; ')}.`);
  return job;
}

/** Names the property and what it lacks, never its value. */
function sentenceOf({ property, constraints = {} }: ValidationError): string {
  return Object.values(constraints).join(', ') || `${property} is not valid`;
}
