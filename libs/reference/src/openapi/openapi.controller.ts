import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { sendCompressed } from '@svc/http';
import type { Request, Response } from 'express';
import { OpenApiDocuments } from './openapi-documents';

/** Contract of each interface that this process serves, generated from the operations. */
@Controller('v1')
export class OpenApiController {
  constructor(private readonly documents: OpenApiDocuments) {}

  @Get('openapi.json')
  @Header('Cache-Control', 'public, max-age=300')
  @Header('Access-Control-Allow-Origin', '*')
  async storefront(@Req() request: Request, @Res() response: Response): Promise<void> {
    await sendCompressed(this.documents.answer('store'), request, response);
  }

  @Get('admin/openapi.json')
  @Header('Cache-Control', 'public, max-age=300')
  async management(@Req() request: Request, @Res() response: Response): Promise<void> {
    await sendCompressed(this.documents.answer('management'), request, response);
  }
}
