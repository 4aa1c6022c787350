import { pageConfig } from '../../../../routes/config';

export default pageConfig('order.judge');
