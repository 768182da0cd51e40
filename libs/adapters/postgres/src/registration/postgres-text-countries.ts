import { TextCountries } from '@svc/registration';
import type { DataSource } from 'typeorm';
import { readTextRules } from '../text-rules';

/** By the settings of the workspace, and what is known of where it is. */
export class PostgresTextCountries extends TextCountries {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async of(workspaceId: string): Promise<readonly string[]> {
    return (await readTextRules(this.dataSource, workspaceId)).countries;
  }
}
