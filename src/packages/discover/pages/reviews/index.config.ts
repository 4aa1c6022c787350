import { pageConfig } from '@/routes/config';

export default pageConfig('discover.reviews');
