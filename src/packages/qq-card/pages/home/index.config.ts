import { pageConfig } from '../../../../routes/config';

export default pageConfig('qq-card.home');
