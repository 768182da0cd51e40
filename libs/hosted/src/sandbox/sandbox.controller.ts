import { Controller, createParamDecorator, type ExecutionContext, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { PaymentSandbox, SANDBOX_OUTCOMES, type SandboxCharge, ServiceConfig } from '@svc/composition';
import { ERROR_CATALOGUE, nameParam, read, ServesEveryWorkspace } from '@svc/http';
import { DomainError, NotFound } from '@svc/kernel';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { type FormValues, readPostedForm } from '../posted-form';
import { PageErrorFilter, redirectTo, sendPage } from '../page';
import { pageLocaleOf } from '../page-locale';
import { faultIn, isFinished, sandboxAddress, sandboxPage } from './sandbox-page';

/** Address of the page of a charge, and its token. */
interface ChargePage {
  reference: string;
  token: string;
  /** A fault was just chosen on it. */
  isFaultSet: boolean;
}

const name = nameParam('page');
const query = read(z.object({ t: z.string().max(100), set: z.string().max(1).optional() }));
const AtCharge = createParamDecorator((_: unknown, context: ExecutionContext): ChargePage => {
  const request = context.switchToHttp().getRequest<Request>();
  const { t: token, set } = query.transform(request.query, { type: 'query' });
  return { reference: name.transform(String(request.params['reference']), { type: 'param' }), token, isFaultSet: set === '1' };
});

/** Pages of the built-in provider, in the modes in which it is active (`SANDBOX_PAYMENTS`); they see as much as a real provider's would. */
@ServesEveryWorkspace()
@Controller('sandbox/:reference')
@UseFilters(PageErrorFilter)
export class SandboxController {
  constructor(
    private readonly sandbox: PaymentSandbox,
    private readonly config: ServiceConfig,
  ) {}

  @Get()
  async show(@AtCharge() { reference, token, isFaultSet }: ChargePage, @Req() request: Request, @Res() response: Response): Promise<void> {
    const charge = await this.find(reference, token);
    // Redirects by a page instead of the form's response, since `form-action` allows no redirect to another host.
    if (isFinished(charge)) response.setHeader('Refresh', `0;url=${charge.returnUrl}`);
    sendPage(response, sandboxPage({ charge, token, problems: [], isFaultSet, ...pageLocaleOf(request) }));
  }

  @Post('card')
  payByCard(@AtCharge() page: ChargePage, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.play(page, request, response, (values) => this.sandbox.payByCard(page.reference, values.text('number')));
  }

  @Post('confirm')
  confirm(@AtCharge() page: ChargePage, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.play(page, request, response, (values) => this.sandbox.confirm(page.reference, values.text('answer') === 'yes'));
  }

  @Post('transfer')
  transfer(@AtCharge() page: ChargePage, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.play(page, request, response, async (values, { rail }) => {
      const outcome = SANDBOX_OUTCOMES.find((one) => one === values.text('outcome'));
      if (rail !== 'bank_transfer' || !outcome) throw new NotFound('page');
      return this.sandbox.play(page.reference, outcome, { late: true });
    });
  }

  @Post('fault')
  setFault(@AtCharge() page: ChargePage, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.play(
      page,
      request,
      response,
      async (values, charge) => {
        const fault = faultIn(values.text('fault'));
        if (!fault) throw new NotFound('page');
        await this.sandbox.setFault(charge, fault);
      },
      { set: '1' },
    );
  }

  /** Runs the action of a form, and shows the page again: with the new state, or with the problem. */
  private async play(
    { reference, token }: ChargePage,
    request: Request,
    response: Response,
    act: (values: FormValues, charge: SandboxCharge) => Promise<unknown>,
    query: Record<string, string> = {},
  ): Promise<void> {
    const values = await readPostedForm(request, response, this.config.http.publicUrl);
    const charge = await this.find(reference, token);
    try {
      await act(values, charge);
      redirectTo(response, sandboxAddress(reference, token, '', query));
    } catch (error) {
      if (!(error instanceof DomainError) || error instanceof NotFound) throw error;
      const { fields } = error.details ?? {};
      const problems = fields ? Object.entries(fields).map(([name, message]) => ({ name, message })) : [{ message: error.message }];
      sendPage(
        response,
        sandboxPage({
          charge: await this.find(reference, token),
          token,
          problems,
          number: values.text('number'),
          ...pageLocaleOf(request),
        }),
        ERROR_CATALOGUE[error.code].status,
      );
    }
  }

  /** @throws NotFound, also when the token is not that of the page */
  private async find(reference: string, token: string): Promise<SandboxCharge> {
    const charge = this.sandbox.opens(token, reference) ? await this.sandbox.find(reference) : undefined;
    if (!charge) throw new NotFound('page');
    return charge;
  }
}
