import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PreparedAnswer, RouteTable } from '@svc/http';
import { openApiDocument, type OpenApiDocument } from './openapi-document';

type Audience = 'store' | 'management';

/**
 * Contract documents of the routes of this process. They are written before the process listens: that takes about half a second of the
 * event loop, for which everybody would wait who sends a request beside the first reader.
 */
@Injectable()
export class OpenApiDocuments implements OnApplicationBootstrap {
  private readonly documents = new Map<Audience, OpenApiDocument>();
  private readonly answers = new Map<Audience, PreparedAnswer>();

  constructor(private readonly routes: RouteTable) {}

  onApplicationBootstrap(): void {
    this.answer('store');
    this.answer('management');
  }

  of(side: Audience): OpenApiDocument {
    const document = this.documents.get(side) ?? openApiDocument(side, this.routes.operations);
    this.documents.set(side, document);
    return document;
  }

  /** Returns the document as bytes, which are compressed once for each encoding. */
  answer(side: Audience): PreparedAnswer {
    const answer = this.answers.get(side) ?? new PreparedAnswer(this.of(side));
    this.answers.set(side, answer);
    return answer;
  }
}
