import { Controller, Inject, Param } from '@nestjs/common';
import { publicForm, ReadForm, type PublicForm } from '@svc/storefront';
import { Caller, nameOf, Operation } from '../../edge';

/** `/store/forms` (§4.1). */
@Controller()
export class FormsController {
  constructor(@Inject(ReadForm) private readonly readForm: ReadForm) {}

  @Operation({
    id: 'readForm', method: 'GET', path: '/store/forms/:slug', tag: 'Content', summary: 'Read a form',
    scope: 'storefront:read', returns: publicForm, prepared: { perMode: false },
  })
  read(@Caller() { store, now }: Caller, @Param('slug', nameOf('form')) slug: string): Promise<PublicForm> {
    return this.readForm.execute({ store, slug, now });
  }
}
