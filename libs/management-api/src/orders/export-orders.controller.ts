import { Controller } from '@nestjs/common';
import { Operation, Table, type WorkspaceCall } from '@svc/http';
import { OrderReader } from '@svc/orders';
import { GuestList } from '@svc/registration';
import { csvTable } from '../csv';
import { MOST_ROWS, xlsxFile } from '../xlsx';
import { exportedPages } from './exported-orders';
import { ORDER_HEADINGS, ORDER_NUMBERS, orderRows } from './order-table';
import { exportOrdersQuery, orderFilterOf } from './orders.dto';

/** Orders as a file for spreadsheets. */
@Controller()
export class ExportOrdersController {
  constructor(
    readonly orders: OrderReader,
    readonly guests: GuestList,
  ) {}

  @Operation('GET /admin/orders.csv', {
    id: 'exportOrders',
    audience: 'workspace',
    permission: 'orders.read',
    tag: 'Orders and payments',
    summary: 'Export orders as CSV',
    description:
      'Returns a CSV file in UTF-8 with a byte order mark, for Excel: one line per item, newest orders first, times in the zone of the shop, amounts as decimals of `Currency`. ' +
      'Each line repeats the columns of its order: count an `Order number` once when you add up `Total`, `Paid`, `Refunded` or `Fees`. `Fees` are those that the buyer paid on top of the prices; `Item amount` is the price of the line after its discount. ' +
      'A cell that a spreadsheet would run as a formula gets a leading apostrophe. Other cells are as stored: import the columns `Order number`, `SKU` and `Provider reference` as text where a spreadsheet would change `0123`, `1-2` or `1E5`.',
    query: exportOrdersQuery,
    csv: true,
  })
  async export({ workspace, query }: WorkspaceCall<{ query: typeof exportOrdersQuery }>): Promise<Table> {
    const filter = await orderFilterOf(this, workspace, query);
    const readPage = exportedPages(this.orders, workspace.id, filter);
    return new Table('orders.csv', csvTable(ORDER_HEADINGS, readPage, orderRows(workspace.timezone)));
  }

  @Operation('GET /admin/orders.xlsx', {
    id: 'exportOrdersAsXlsx',
    audience: 'workspace',
    permission: 'orders.read',
    tag: 'Orders and payments',
    summary: 'Export orders as XLSX',
    description: `Returns the table of \`GET /admin/orders.csv\` as an XLSX file. Amounts and quantities are numbers and all else is text, so a spreadsheet leaves an SKU such as \`1-2\`, \`1E5\` or \`0123\` as it is. A table of more than ${MOST_ROWS.toLocaleString('en')} rows is refused (400, \`details.reason\` \`too_many_rows\`): narrow it, or take the CSV file, which has no limit.`,
    query: exportOrdersQuery,
    xlsx: true,
  })
  async exportAsXlsx({ workspace, query }: WorkspaceCall<{ query: typeof exportOrdersQuery }>): Promise<Table> {
    const filter = await orderFilterOf(this, workspace, query);
    const pageAfter = exportedPages(this.orders, workspace.id, filter);
    const linesOf = orderRows(workspace.timezone);
    return new Table('orders.xlsx', await xlsxFile({ headings: ORDER_HEADINGS, numbers: ORDER_NUMBERS, pageAfter, linesOf }));
  }
}
