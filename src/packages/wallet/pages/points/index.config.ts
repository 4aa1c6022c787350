import { pageConfig } from '../../../../routes/config';

export default pageConfig('wallet.points');
