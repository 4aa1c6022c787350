import { pageConfig } from '@/routes/config';

export default pageConfig('site.reviews');
