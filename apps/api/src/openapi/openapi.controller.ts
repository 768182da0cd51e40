import { Controller, Get, Header } from '@nestjs/common';
import type { OpenApiDocument } from './openapi-document';
import { OpenApiDocuments } from './openapi-documents';

/** Contract of both interfaces, generated from the operations. */
@Controller('v1')
export class OpenApiController {
  constructor(private readonly documents: OpenApiDocuments) {}

  @Get('openapi.json')
  @Header('Cache-Control', 'public, max-age=300')
  @Header('Access-Control-Allow-Origin', '*')
  storefront(): OpenApiDocument {
    return this.documents.of('store');
  }

  @Get('admin/openapi.json')
  @Header('Cache-Control', 'public, max-age=300')
  management(): OpenApiDocument {
    return this.documents.of('management');
  }
}
