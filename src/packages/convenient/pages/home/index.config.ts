import { pageConfig } from '../../../../routes/config';

export default pageConfig('convenient.home');
