import { Inject, Injectable } from '@nestjs/common';
import { ForgetOldSubmissions } from '@svc/content';
import type { Upkeep } from './upkeep';

/** Forgets what people sent by forms, once their merchant keeps it no longer. */
@Injectable()
export class SubmissionUpkeep implements Upkeep {
  readonly name = 'forget-old-submissions';
  readonly everyMs = 60 * 60_000;

  constructor(@Inject(ForgetOldSubmissions) private readonly forgetting: ForgetOldSubmissions) {}

  /** Answers how many. */
  run(): Promise<number> {
    return this.forgetting.execute();
  }
}
