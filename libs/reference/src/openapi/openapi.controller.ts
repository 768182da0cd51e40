import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { sendCompressed } from '@svc/http';
import type { Request, Response } from 'express';
import { OpenApiDocuments } from './openapi-documents';

/** Contract of both interfaces, generated from the operations. */
@Controller('v1')
export class OpenApiController {
  constructor(private readonly documents: OpenApiDocuments) {}

  @Get('openapi.json')
  @Header('Cache-Control', 'public, max-age=300')
  @Header('Access-Control-Allow-Origin', '*')
  storefront(@Req() request: Request, @Res() response: Response): Promise<void> {
    return sendCompressed(this.documents.answer('store'), request, response);
  }

  @Get('admin/openapi.json')
  @Header('Cache-Control', 'public, max-age=300')
  management(@Req() request: Request, @Res() response: Response): Promise<void> {
    return sendCompressed(this.documents.answer('management'), request, response);
  }
}
