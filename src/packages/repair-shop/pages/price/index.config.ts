import { pageConfig } from '../../../../routes/config';

export default pageConfig('repair-shop.price');
