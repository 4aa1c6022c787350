import { mainPages, subPackages, tabBar } from './routes/config';

export default {
  pages: mainPages(),
  subPackages: subPackages(),
  tabBar: tabBar(),
  // WeChat runs the code of a page when it is opened, not all of it at the start.
  lazyCodeLoading: 'requiredComponents',
  window: {
    navigationBarBackgroundColor: '#FFFFFF',
    navigationBarTextStyle: 'black',
    backgroundColor: '#F5F6F8',
  },
  animation: { duration: 250, delay: 20 },
};
