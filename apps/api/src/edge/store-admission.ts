import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { AdmitRequest, type Admission } from '@svc/access';
import { LOGGER, enterTenant, type Logger } from '@svc/composition';
import { refOf } from '@svc/kernel';
import type { StoreOperation } from './operation';
import { contextOf } from './request-context';

/** Admits requests to the storefront API, and enters the tenant scope of those that it lets in. */
@Injectable()
export class StoreAdmission {
  constructor(
    private readonly admitRequest: AdmitRequest,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Answers at once when the key is cached and tokens are leased.
   * @param name of the thing in the address, the subject of rate class `checkout_read`
   * @throws as AdmitRequest, at once or by rejection
   */
  admit(request: IncomingMessage, operation: StoreOperation, name: string): Admission | Promise<Admission> {
    const { authorization, origin } = request.headers;
    const subject = operation.rate === 'checkout_read' ? name : undefined;
    const admission = this.admitRequest.execute({ authorization, origin, clientIp: contextOf(request).clientIp, operation, subject });
    return admission instanceof Promise ? admission.then((late) => this.letIn(request, late)) : this.letIn(request, admission);
  }

  /** From here on the request is in its workspace's tenant scope, and goes by its clock. A secret key in a browser is everybody's (D-66). */
  private letIn(request: IncomingMessage, admission: Admission): Admission {
    const { key, workspace, mode } = admission;
    enterTenant(workspace.id, mode);
    if (request.headers.origin !== undefined && key.kind === 'secret') {
      this.logger.warn(
        { requestId: contextOf(request).requestId, keyRef: refOf('key', key.id), workspace: workspace.slug },
        'A secret key was sent from a browser page: revoke it and use a publishable key there.',
      );
    }
    return admission;
  }
}
