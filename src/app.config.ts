import { mainPages, preloadRule, subPackages, tabBar } from './routes/config';

/** What the hosts read alike; config/hosts/ makes it what each of them wants. */
export default {
  pages: mainPages(),
  subPackages: subPackages(),
  preloadRule: preloadRule(),
  tabBar: tabBar(),
  window: {
    navigationBarBackgroundColor: '#FFFFFF',
    navigationBarTextStyle: 'black',
    backgroundColor: '#F5F6F8',
  },
};
