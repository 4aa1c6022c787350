import { pageConfig } from '../../../../routes/config';

export default pageConfig('violation.receipt');
