import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { callerOf } from '../edge/caller';
import { OPERATION, type ApiOperation, type StoreOperation } from '../edge/operation';
import { acceptedEncoding } from './accepted-encoding';
import { markOf, placeOf } from './place';
import { PreparedAnswer } from './prepared-answer';
import { PreparedAnswers, type Dated } from './prepared-answers';

/** Makes the bytes of every answer that is declared `prepared`, and keeps those of requests that the front door has seen. */
@Injectable()
export class PreparationInterceptor implements NestInterceptor {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(PreparedAnswers) private readonly answers: PreparedAnswers,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const operation = this.reflector.get<ApiOperation | undefined>(OPERATION, context.getHandler());
    if (operation?.audience !== 'store' || !operation.prepared) return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const answer = await this.answerTo(request, operation, () => prepare(request, next));
    return of(await answer.in(acceptedEncoding(request.headers['accept-encoding']?.toString())));
  }

  private async answerTo(request: Request, operation: StoreOperation, prepare: () => Promise<Dated>): Promise<PreparedAnswer> {
    const mark = markOf(request);
    if (mark === undefined) return (await prepare()).answer;
    return this.answers.obtain(placeOf(request.originalUrl, operation, callerOf(request)!.admission, mark), prepare);
  }
}

async function prepare(request: Request, next: CallHandler): Promise<Dated> {
  const view: unknown = await lastValueFrom(next.handle());
  const { now } = callerOf(request)!;
  return { answer: new PreparedAnswer(view), from: now.date.getTime(), until: now.holdsUntil };
}
