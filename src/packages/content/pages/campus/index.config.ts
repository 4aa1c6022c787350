import { pageConfig } from '../../../../routes/config';

export default pageConfig('content.campus');
