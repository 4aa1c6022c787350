import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { HotlineCard } from '@/blocks/hotline-card/HotlineCard';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { FaqStore } from '@/stores/FaqStore';
import { useStore } from '@/stores/rootContext';
import styles from './Contact.module.scss';

/** 联系我们: the telephone, the chat and the sites (specification §2, /profile/more/contact_us). */
const Contact = observer(function Contact() {
  const faq = useStore(FaqStore);
  useEffect(() => void faq.ensure(), [faq]);
  return (
    <>
      <ResourceView resource={faq.questions} onRetry={() => void faq.load()}>
        {({ hotline, hours }) => (
          <Element className={styles.hotline}>
            <HotlineCard hotline={hotline} hours={hours} />
          </Element>
        )}
      </ResourceView>
      <Card margin="screen" pad={0} aria-label="其他方式">
        <Cell
          icon="headset"
          title="在线客服"
          note="押金、取消、发票等常见问题，马上就有答案"
          onClick={() => void go('content.chat')}
        />
        <Cell
          icon="map-pin"
          title="门店电话和地址"
          note="取车、还车当天的事，直接联系门店最快"
          onClick={() => void go('site.list')}
        />
        <Cell
          icon="clipboard-list"
          title="我的订单"
          note="从订单里联系客服，不用再报订单号"
          onClick={() => void go('orders')}
        />
        <Cell
          icon="message-circle"
          title="意见反馈"
          note="建议、问题和投诉，都有人看，都会回复"
          onClick={() => void go('account.feedback')}
        />
      </Card>
    </>
  );
});

export default definePage('content.contact', Contact);
