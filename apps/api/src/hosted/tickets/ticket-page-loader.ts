import { Injectable } from '@nestjs/common';
import { AdmitVisitor } from '@svc/access';
import { OpenTicket, type TicketView } from '@svc/ticketing';
import { nameParam } from '../../edge';

/** Who opens which ticket by what. */
export interface TicketEntry {
  /** As it stands in the address. */
  workspace: string;
  /** `att_…`, as it stands in the address. */
  ref: string;
  token: string;
  clientIp: string;
}

/** Lets people in to tickets. Each look counts as one read of its visitor (decisions 3.9). */
@Injectable()
export class TicketPageLoader {
  constructor(private readonly visitors: AdmitVisitor, private readonly openTicket: OpenTicket) {}

  /**
   * Counted first, so that tokens cannot be tried without end. A shop that has switched the API off lets its guests see their tickets all the same.
   * @throws NotFound for what does not exist and for a token that does not open it, alike (D-1a); RateLimited
   */
  async open({ workspace, ref, token, clientIp }: TicketEntry): Promise<TicketView> {
    const workspaceSlug = nameParam('page').transform(workspace, { type: 'param' });
    await this.visitors.execute({ workspaceSlug, rate: 'read', clientIp, alsoSwitchedOff: true });
    return this.openTicket.execute({ workspaceSlug, ref, token });
  }
}
