import { Body, Controller, Inject, Param } from '@nestjs/common';
import { ReadWorkspace } from '@svc/access';
import type { Author } from '@svc/kernel';
import { CreditWallet } from '@svc/otp';
import type { z } from 'zod';
import { CallingAuthor, ManagementOperation, nameOf, read } from '../../edge';
import { creditBody, ledgerEntryView, presentEntry } from './otp.dto';

/** The operator's side of wallets. */
@Controller()
export class OtpCreditsController {
  constructor(
    @Inject(ReadWorkspace) private readonly readWorkspace: ReadWorkspace,
    @Inject(CreditWallet) private readonly creditWallet: CreditWallet,
  ) {}

  @ManagementOperation({
    id: 'creditOtpWallet', audience: 'operator', method: 'POST', path: '/admin/workspaces/:ref/otp/credits', tag: 'One-time passwords',
    summary: 'Put money into the wallet that a workspace’s codes are paid from',
    description: 'Each call adds to it. The workspace is named by its ref or slug.', body: creditBody, status: 201, returns: ledgerEntryView,
  })
  async credit(@CallingAuthor() by: Author, @Param('ref', nameOf('workspace')) ref: string, @Body(read(creditBody)) body: z.output<typeof creditBody>) {
    const { id, currencies } = await this.readWorkspace.execute({ workspace: ref });
    return presentEntry(await this.creditWallet.execute({ ...body, workspace: { id, currencies }, by }));
  }
}
