import { Controller } from '@nestjs/common';
import { Operation, type WorkspaceCall } from '@svc/http';
import { CancelSeat, OrderReader } from '@svc/orders';
import { DecideGuests, GuestList, type RegistrationName } from '@svc/registration';
import { present, REF, registrationName } from './registration-name';
import { registrationView, type RegistrationView } from './registration.view';
import { cancelRegistrationBody, registrationNamed, seatRefundOf } from './registrations.dto';

/** Cancels seats for the merchant: seats of registrations, and bought seats one by one. */
@Controller()
export class CancelRegistrationController {
  constructor(
    private readonly guests: GuestList,
    private readonly orders: OrderReader,
    private readonly decideGuests: DecideGuests,
    private readonly cancelSeat: CancelSeat,
  ) {}

  @Operation('POST /admin/registrations/:ref/cancel', {
    audience: 'workspace',
    tag: 'Guests',
    id: 'cancelRegistration',
    whileSuspended: 'allowed',
    params: { ref: registrationNamed },
    permission: 'guests.write',
    permissionWith: { 'refund: "share"': 'orders.refund' },
    audit: 'change',
    summary: 'Cancel a registration, some of its seats, or a seat that was bought',
    description:
      `Cancels seats of a free registration, all of them by default: they are for sale again at once, the guest is notified, and calendar entries are updated. ${REF} ` +
      'With the ref of an attendee whose seat was bought, that seat alone is cancelled, and `refund` is required: `share` refunds its part of what was paid for its ticket (such as a group ticket), at most what is left of the order. ' +
      'Nothing is refunded for a seat that is cancelled already; the request is refused while the guest is checked in.',
    body: cancelRegistrationBody,
    returns: registrationView,
  })
  async cancel({
    workspace,
    author,
    params: { ref: by },
    body,
  }: WorkspaceCall<{ params: { ref: RegistrationName['by'] }; body: typeof cancelRegistrationBody }>): Promise<RegistrationView> {
    const name = registrationName(workspace, by);
    const { workspaceId, mode } = name;
    const bought = 'attendeeId' in by ? { workspaceId, mode, attendeeId: by.attendeeId } : undefined;
    const orderId = bought && (await this.orders.ofSeat(bought));
    if (bought && orderId) await this.cancelSeat.execute({ ...bought, orderId, author, refund: seatRefundOf(body, bought.attendeeId) });
    else await this.decideGuests.cancel({ ...name, author, attendeeIds: body.attendeeRefs });
    return present(this.guests, name);
  }
}
