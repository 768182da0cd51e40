import { Module } from '@nestjs/common';
import { StorefrontContentModule } from '@svc/composition';
import { CatalogsController } from './catalogs/catalogs.controller';
import { FilesController } from './files/files.controller';
import { FormsController } from './forms/forms.controller';
import { NotesController } from './notes/notes.controller';
import { TablesController } from './tables/tables.controller';

/** `/v1/store/…`: one folder per resource. */
@Module({
  imports: [StorefrontContentModule],
  controllers: [FormsController, TablesController, CatalogsController, FilesController, NotesController],
})
export class StoreModule {}
