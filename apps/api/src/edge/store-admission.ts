import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { AdmitRequest, type Admission } from '@svc/access';
import { LOGGER, see, type Logger } from '@svc/composition';
import { refOf } from '@svc/kernel';
import type { ApiOperation, StoreOperation } from './operation';
import type { RequestContext } from './request-context';

interface Asked {
  operation: StoreOperation;
  admission: Admission | Promise<Admission>;
  /** What came of the operation when it was tried already. */
  outcome?: Promise<unknown>;
}

/**
 * Asks for the admission of requests to the storefront API, of each request once: what the fast path was answered and
 * could not use itself, a refusal too, the guard takes over, so that nothing is counted twice.
 */
@Injectable()
export class StoreAdmission {
  private readonly handedOver = new WeakMap<IncomingMessage, Asked>();

  constructor(
    @Inject(AdmitRequest) private readonly admitRequest: AdmitRequest,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Answers at once when it can let the request in; a refusal is always a rejection (see AdmitRequest). */
  ask(request: IncomingMessage, operation: StoreOperation, context: RequestContext, subject?: string): Admission | Promise<Admission> {
    const { authorization, origin } = request.headers;
    try {
      const admission = this.admitRequest.execute({
        authorization, origin, clientIp: context.clientIp, operation, subject,
      });
      return admission instanceof Promise ? admission.then((late) => this.letIn(late, context, origin)) : this.letIn(admission, context, origin);
    } catch (refusal) {
      return Promise.reject(refusal as Error);
    }
  }

  /** Leaves an answer to the guard. */
  handOver(request: IncomingMessage, asked: Asked): void {
    this.handedOver.set(request, asked);
  }

  /** What was handed over for this very operation. */
  takeOver(request: IncomingMessage, operation: StoreOperation): Asked['admission'] | undefined {
    const asked = this.handedOver.get(request);
    return asked?.operation === operation ? asked.admission : undefined;
  }

  /** What came of this very operation, of this request, before the framework saw it. */
  outcomeOf(request: IncomingMessage, operation: ApiOperation): Asked['outcome'] {
    const asked = this.handedOver.get(request);
    return asked?.operation === operation ? asked.outcome : undefined;
  }

  /** From here on the request sees its workspace's rows, and goes by its clock. A secret key in a browser is everybody's (D-66). */
  private letIn(admission: Admission, { requestId }: RequestContext, origin: string | undefined): Admission {
    const { key, workspace, mode } = admission;
    see(workspace.id, mode);
    if (origin !== undefined && key.kind === 'secret') {
      this.logger.warn(
        { requestId, keyRef: refOf('key', key.id), workspace: workspace.slug },
        'A secret key was sent from a browser page: revoke it and use a publishable key there.',
      );
    }
    return admission;
  }
}
