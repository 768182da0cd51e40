import type { Type } from '@nestjs/common';
import type { Face } from '@svc/composition';
import { ErrorPagesModule, HostedModule } from '@svc/hosted';

/** Returns the modules of these faces with pages for visitors. */
export function pageModulesOf(faces: readonly Face[]): Type[] {
  return faces.includes('hosted') ? [HostedModule, ErrorPagesModule] : [];
}
