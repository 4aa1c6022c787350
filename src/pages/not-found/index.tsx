import { StateView } from '@/components/state-view/StateView';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';

function NotFound() {
  return (
    <StateView
      icon="search-x"
      title="没有找到这个页面"
      text="链接可能已经失效，或者输入有误。"
      action={{ text: '回到首页', onClick: () => void go('home') }}
    />
  );
}

export default definePage('notFound', NotFound);
