import { pageConfig } from '../../../../routes/config';

export default pageConfig('blessing.receive');
