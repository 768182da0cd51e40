import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { z } from 'zod';
import type { Interface } from './docs-page';

const demoFile = z.object({ keys: z.object({ secretTest: z.string() }) });

/** Hosts that mean only this machine's own browser; a foreign name pointing here is none of them. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Key of the demo workspace for trying requests in development; absent in production, and without a demo. */
@Injectable()
export class DemoKeys {
  constructor(private readonly config: ServiceConfig) {}

  /** Returns the secret test key that the last start wrote to demo.json; no page prints a token of the management interface (D-108). */
  async forPage(side: Interface, hostname: string): Promise<string | undefined> {
    if (this.config.production || side !== 'storefront' || !LOOPBACK.has(hostname)) return undefined;
    return (await this.read())?.keys.secretTest;
  }

  private async read(): Promise<z.infer<typeof demoFile> | undefined> {
    const text = await readFile(join(this.config.dataDir, 'demo.json'), 'utf8').catch(() => '{}');
    return demoFile.safeParse(parse(text)).data;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
