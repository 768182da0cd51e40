import { Inject, Injectable } from '@nestjs/common';
import { ForgetTestPeople } from '@svc/customers';
import type { Upkeep } from './upkeep';

/** Forgets contacts and links of test mode, once they are as old as test data may be. */
@Injectable()
export class TestPeopleUpkeep implements Upkeep {
  readonly name = 'forget-test-people';
  readonly everyMs = 60 * 60_000;

  constructor(@Inject(ForgetTestPeople) private readonly forgetting: ForgetTestPeople) {}

  /** Answers how many. */
  run(): Promise<number> {
    return this.forgetting.execute();
  }
}
