import { Injectable, NotFoundException, type OnApplicationBootstrap } from '@nestjs/common';
import { PreparedAnswer, RouteTable } from '@svc/http';
import { openApiDocument, type OpenApiDocument } from './openapi-document';

const AUDIENCES = ['store', 'management'] as const;
type Audience = (typeof AUDIENCES)[number];

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
    for (const side of AUDIENCES) if (this.isServed(side)) this.answer(side);
  }

  /** Returns true for an interface of which this process serves operations. */
  isServed(side: Audience): boolean {
    return this.routes.operations.some(({ audience }) => (audience === 'store') === (side === 'store'));
  }

  /** Refuses an interface that this process does not serve. Throws NotFoundException. */
  requireServed(side: Audience): void {
    if (!this.isServed(side)) throw new NotFoundException();
  }

  of(side: Audience): OpenApiDocument {
    const document = this.documents.get(side) ?? openApiDocument(side, this.routes.operations);
    this.documents.set(side, document);
    return document;
  }

  /** Returns the document as bytes, which are compressed once for each encoding. Throws NotFoundException as above. */
  answer(side: Audience): PreparedAnswer {
    this.requireServed(side);
    const answer = this.answers.get(side) ?? new PreparedAnswer(this.of(side), undefined, 'lasting');
    this.answers.set(side, answer);
    return answer;
  }
}
