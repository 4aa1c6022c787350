import { HostTabBar } from '@/page/HostTabBar';

export default HostTabBar;
