import { pageConfig } from '../../../../routes/config';

export default pageConfig('universal.home');
