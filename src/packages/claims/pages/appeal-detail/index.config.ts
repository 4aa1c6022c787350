import { pageConfig } from '../../../../routes/config';

export default pageConfig('claims.appealDetail');
