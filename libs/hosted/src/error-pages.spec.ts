import { Controller, Get, Post } from '@nestjs/common';
import type { Request, Response } from 'express';
import { setImmediate } from 'node:timers/promises';
import { HostedErrorPages, isPageAddress, routesOf } from './error-pages';
import { ErrorBrands } from './page';

const brands = { find: () => Promise.resolve(undefined) } as unknown as ErrorBrands;

@Controller(':workspace/x/:ref')
class Pages {
  @Get()
  show(): void {}

  @Post('pay')
  pay(): void {}

  notRouted(): void {}
}

describe('pages of errors', () => {
  it.each([
    ['/adire/c/chk_1', true],
    ['/nowhere', true],
    ['/', true],
    ['/v1/store/products', false],
    ['/docs/nothing', false],
    ['/media/adire/x', false],
    ['/openapi.json', false],
    ['/favicon.txt', false],
    ['/healthz', false],
  ])('are for addresses that people come to: %s %s', (path, isOne) => {
    expect(isPageAddress(path)).toBe(isOne);
  });

  it('know the methods of pages by the decorators of their controllers', () => {
    expect(routesOf([Pages])).toEqual([
      { path: '/:workspace/x/:ref', method: 'GET' },
      { path: '/:workspace/x/:ref/pay', method: 'POST' },
    ]);
  });

  it.each([
    ['/adire/c/chk_1', 404, 'html', 405, 'GET, HEAD'],
    ['/adire/c/chk_1/stop', 404, 'html', 404, undefined],
    ['/nowhere', 429, 'html', 429, undefined],
    ['/nowhere', 404, 'json', undefined, undefined],
    ['/v1/nowhere', 404, 'html', undefined, undefined],
    ['/nowhere', 500, 'html', undefined, undefined],
  ])('are shown at %s for a %i to a client that prefers %s: %s', async (path, status, preferred, shown, allow) => {
    const headers = new Map<string, unknown>();
    const sent: { status?: number } = {};
    const request = { path, originalUrl: path, method: 'DELETE', headers: {}, accepts: () => preferred } as unknown as Request;
    const response = {
      req: request,
      status: (code: number) => (sent.status = code),
      setHeader: (name: string, value: unknown) => headers.set(name, value),
      type: () => response,
      send: () => response,
    };
    expect(
      new HostedErrorPages(brands).answer(request, response as unknown as Response, {
        code: 'NOT_FOUND',
        status,
        message: '',
        headers: [],
      }),
    ).toBe(shown !== undefined);
    await setImmediate();
    expect([sent.status, headers.get('Allow')]).toEqual([shown, allow]);
  });

  it('are made by the container with the brands of shops', () => {
    expect(Reflect.getMetadata('design:paramtypes', HostedErrorPages)).toEqual([ErrorBrands]);
  });

  it('are not sent after another answer', async () => {
    const send = jest.fn();
    const response = { headersSent: true, send, setHeader: send } as unknown as Response;
    const request = { path: '/nowhere', originalUrl: '/nowhere', headers: {}, accepts: () => 'html' } as unknown as Request;
    expect(new HostedErrorPages(brands).answer(request, response, { code: 'NOT_FOUND', status: 404, message: '', headers: [] })).toBe(true);
    await setImmediate();
    expect(send).not.toHaveBeenCalled();
  });
});
