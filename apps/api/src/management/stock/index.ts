import { stockController } from './stock.controller';

export const STOCK_CONTROLLERS = [stockController('products', 'Products'), stockController('packages', 'Packages')];
