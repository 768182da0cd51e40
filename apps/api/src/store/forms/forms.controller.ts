import { Controller } from '@nestjs/common';
import { publicForm, ReadForm, type PublicForm } from '@svc/storefront';
import { Operation, type StoreCall } from '../../edge';

/** `/store/forms` (§4.1). */
@Controller()
export class FormsController {
  constructor(private readonly readForm: ReadForm) {}

  @Operation({
    id: 'readForm', method: 'GET', path: '/store/forms/:slug', names: 'form', tag: 'Content', summary: 'Read a form',
    scope: 'storefront:read', returns: publicForm, prepared: { perMode: false },
  })
  read({ caller: { store, now }, name: slug }: StoreCall): Promise<PublicForm> {
    return this.readForm.execute({ store, slug, now });
  }
}
