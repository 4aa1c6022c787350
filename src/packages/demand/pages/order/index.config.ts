import { pageConfig } from '../../../../routes/config';

export default pageConfig('demand.order');
