import type { ServerResponse } from 'node:http';
import { Body, Controller, Headers, Param, Res } from '@nestjs/common';
import { ReadWorkspace } from '@svc/access';
import type { Author } from '@svc/kernel';
import { CreditWallet } from '@svc/otp';
import { z } from 'zod';
import { CallingAuthor, ManagementOperation, nameParam, read } from '../../edge';
import { idempotencyKeyHeader, noteReplay } from '../../store/idempotency-headers';
import { creditBody, ledgerEntryView, presentEntry } from './otp.dto';

/** The operator's side of wallets. */
@Controller()
export class OtpCreditsController {
  constructor(private readonly readWorkspace: ReadWorkspace, private readonly creditWallet: CreditWallet) {}

  @ManagementOperation({
    id: 'creditOtpWallet', audience: 'operator', method: 'POST', path: '/admin/workspaces/:ref/otp/credits', tag: 'One-time passwords',
    summary: 'Put money into the wallet that a workspace’s codes are paid from',
    description:
      'Each call adds to it, but a retry with the same Idempotency-Key and body: it gets the same entry, with the header Idempotent-Replayed. The same key with another body is 409. The workspace is named by its ref or slug.',
    headers: z.object({ 'Idempotency-Key': idempotencyKeyHeader.optional() }), body: creditBody, status: 201, returns: ledgerEntryView,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  })
  async credit(
    @CallingAuthor() by: Author,
    @Param('ref', nameParam('workspace')) ref: string,
    @Body(read(creditBody)) body: z.output<typeof creditBody>,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res({ passthrough: true }) response: ServerResponse,
  ) {
    const { id, currencies } = await this.readWorkspace.execute({ workspace: ref });
    const { entry, isReplay } = await this.creditWallet.execute({ ...body, workspace: { id, currencies }, idempotencyKey, by });
    noteReplay(isReplay, response);
    return presentEntry(entry);
  }
}
