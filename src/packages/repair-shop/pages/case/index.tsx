import { useDidShow } from '@tarojs/taro';
import { useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { CaseFacts, CaseStatus } from '../../components/CaseFacts';
import { OfCase } from '../../components/OfCase';
import { ShopCaseStore } from '../../stores/ShopCaseStore';

/**
 * 事故定损: the case of a link as its repair shop sees it, and the way to enter what it costs (specification §2,
 * /insure_apply/merchant; issue 15).
 */
function ShopCase({ params: { token } }: ScreenProps<'repairShop.case'>) {
  const [store] = useState(() => new ShopCaseStore(token));
  // It may have been decided, or the link replaced, meanwhile.
  useDidShow(store.load);
  return (
    <OfCase store={store}>
      {shown => (
        <>
          <CaseStatus shown={shown} />
          <CaseFacts shown={shown} />
          {shown.assessment ? (
            <ActionBar>
              <Button kind="primary" block onClick={() => void go('repairShop.detail', { token })}>
                查看定损
              </Button>
            </ActionBar>
          ) : shown.can_enter ? (
            <ActionBar>
              <Button kind="primary" block onClick={() => void go('repairShop.price', { token })}>
                录入定损
              </Button>
            </ActionBar>
          ) : null}
        </>
      )}
    </OfCase>
  );
}

export default definePage('repairShop.case', ShopCase);
