import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { HotlineCard } from '@/blocks/hotline-card/HotlineCard';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { SearchBox } from '@/components/search-box/SearchBox';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { FaqStore } from '@/stores/FaqStore';
import { useStore } from '@/stores/rootContext';
import styles from './CustomerService.module.scss';

/** Customer service: search a question, read its answer, or call. */
const CustomerService = observer(function CustomerService() {
  const store = useStore(FaqStore);
  const { questions } = store;
  useEffect(() => {
    void store.ensure();
  }, [store]);
  return (
    <>
      <Element className={styles.search}>
        <SearchBox id="faq-search" placeholder="搜索问题" value={store.keyword} onChange={store.setKeyword} />
      </Element>
      <ResourceView resource={questions}>
        {({ groups, hotline, hours }) => (
          <>
            <Element className={styles.hotline}>
              <HotlineCard hotline={hotline} hours={hours} />
            </Element>
            <Element className={styles.group}>
              <Cell
                icon="message-circle"
                title="在线客服"
                note="说出您的问题，马上为您找答案"
                onClick={() => void go('content.chat')}
              />
              <Cell icon="clipboard-list" title="意见反馈" onClick={() => void go('account.feedback')} />
            </Element>
            {groups.length === 0 ? (
              <Element role="status">
                <StateView
                  icon="search-x"
                  title="没有找到相关问题"
                  text={`换个说法试试，或拨打客服热线\n${hotline}`}
                />
              </Element>
            ) : (
              groups.map(group => (
                <Element as="section" key={group.id} className={styles.group} aria-busy={questions.isLoading}>
                  <Text as="h2" size={18} weight={600}>
                    {group.title}
                  </Text>
                  {group.items.map(item => (
                    <Cell
                      key={item.id}
                      title={item.question}
                      onClick={() => void go('content.answer', { id: item.id })}
                    />
                  ))}
                </Element>
              ))
            )}
          </>
        )}
      </ResourceView>
    </>
  );
});

export default definePage('service', CustomerService);
