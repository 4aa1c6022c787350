import { pageConfig } from '../../../../routes/config';

export default pageConfig('pay.accident');
