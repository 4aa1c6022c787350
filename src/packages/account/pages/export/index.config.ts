import { pageConfig } from '../../../../routes/config';

export default pageConfig('account.export');
