import { Injectable } from '@nestjs/common';
import { RouteTable } from '../edge/collect-operations';
import { openApiDocument, type OpenApiDocument } from './openapi-document';

/** Contract documents of the routes of this process, each built on first use. */
@Injectable()
export class OpenApiDocuments {
  private readonly made = new Map<string, OpenApiDocument>();

  constructor(private readonly routes: RouteTable) {}

  of(side: 'store' | 'management'): OpenApiDocument {
    const document = this.made.get(side) ?? openApiDocument(side, this.routes.operations);
    this.made.set(side, document);
    return document;
  }
}
