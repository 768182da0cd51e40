import { Body, Controller, Param } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { ServiceConfig } from '@svc/composition';
import { NotFound, type Author } from '@svc/kernel';
import { PAYMENT_PROVIDERS, ProviderCredentials, RemoveCredentials, SetCredentials, type CredentialsName } from '@svc/payments';
import { z } from 'zod';
import { CallingAuthor, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { credentialsBody, MODES, paymentProviderView, presentProvider, presentProviders, type PaymentProviderView } from './providers.dto';

const common = { audience: 'workspace', tag: 'Orders and payments' } as const;
const path = '/admin/payments/providers/:provider/:mode';

/** The workspace's own accounts at providers of payments: what is set of them can be replaced and removed, and never be read. */
@Controller()
export class ProvidersController {
  constructor(
    private readonly credentials: ProviderCredentials,
    private readonly setCredentials: SetCredentials,
    private readonly removeCredentials: RemoveCredentials,
    private readonly config: ServiceConfig,
  ) {}

  @ManagementOperation({
    ...common, id: 'listPaymentProviders', method: 'GET', path: '/admin/payments/providers', summary: 'List the accounts at payment providers, in both modes',
    returns: z.object({ data: z.array(paymentProviderView) }),
  })
  async list(@ManagedWorkspace() { id }: Workspace): Promise<{ data: PaymentProviderView[] }> {
    return { data: presentProviders(await this.credentials.ofWorkspace(id), id, this.config.http.publicUrl) };
  }

  @ManagementOperation({
    ...common, id: 'setPaymentProvider', method: 'PUT', path, summary: 'Set the credentials of an account, all of them',
    description: 'They are kept encrypted, and shown by their last characters alone. Payments that were begun go on at the provider that began them.',
    body: credentialsBody, returns: paymentProviderView,
  })
  async set(
    @ManagedWorkspace() { id }: Workspace,
    @CallingAuthor() by: Author,
    @Param('provider') provider: string,
    @Param('mode') mode: string,
    @Body(read(credentialsBody)) given: z.output<typeof credentialsBody>,
  ): Promise<PaymentProviderView> {
    const name = credentialsName(id, provider, mode);
    return presentProvider(name, await this.setCredentials.execute({ ...name, by, given }), this.config.http.publicUrl);
  }

  @ManagementOperation({
    ...common, id: 'removePaymentProvider', method: 'DELETE', path, summary: 'Remove the credentials of an account',
    description: 'Its rails are offered no more. What was begun there can be neither looked up nor refunded until credentials are set again.', status: 204,
  })
  async remove(@ManagedWorkspace() { id }: Workspace, @CallingAuthor() by: Author, @Param('provider') provider: string, @Param('mode') mode: string): Promise<void> {
    await this.removeCredentials.execute({ ...credentialsName(id, provider, mode), by });
  }
}

/** @throws NotFound */
function credentialsName(workspaceId: string, provider: string, mode: string): CredentialsName {
  const name = { provider: PAYMENT_PROVIDERS.find((known) => known === provider), mode: MODES.find((known) => known === mode) };
  if (!name.provider || !name.mode) throw new NotFound('payment provider');
  return { workspaceId, provider: name.provider, mode: name.mode };
}
