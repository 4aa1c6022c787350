import { pageConfig } from '@/routes/config';

export default pageConfig('place.oneWay');
