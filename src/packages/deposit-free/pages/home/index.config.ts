import { pageConfig } from '../../../../routes/config';

export default pageConfig('deposit-free.home');
