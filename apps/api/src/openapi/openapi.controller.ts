import { Controller, Get, Header } from '@nestjs/common';
import { RouteTable } from '../edge/collect-operations';
import { openApiDocument, type OpenApiDocument } from './openapi-document';

/** The contract of both interfaces, generated from the operations themselves. */
@Controller('v1')
export class OpenApiController {
  private documents = new Map<string, OpenApiDocument>();

  constructor(private readonly routes: RouteTable) {}

  @Get('openapi.json')
  @Header('Cache-Control', 'public, max-age=300')
  @Header('Access-Control-Allow-Origin', '*')
  storefront(): OpenApiDocument {
    return this.document('store');
  }

  @Get('admin/openapi.json')
  @Header('Cache-Control', 'public, max-age=300')
  management(): OpenApiDocument {
    return this.document('management');
  }

  private document(side: 'store' | 'management'): OpenApiDocument {
    const known = this.documents.get(side) ?? openApiDocument(side, this.routes.operations);
    this.documents.set(side, known);
    return known;
  }
}
