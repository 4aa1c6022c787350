import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Scene } from '@/components/scene/Scene';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Steps } from '@/components/steps/Steps';
import { TagList } from '@/components/tag/TagList';
import { Text } from '@/components/text/Text';
import { FEES } from '@/domain/fees';
import { distanceText } from '@/domain/geo';
import { hoursText } from '@/domain/openingHours';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { dial } from '@/platform/phone';
import { useStore } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { purposeOf, endNameOf, type EndName } from '@/stores/TripEnd';
import type { Site, SiteDetail } from '~types/api/site';
import { categoryName } from '../../components/siteCategories';
import { SiteList } from '../../components/SiteList';
import { SiteReviews } from '../../components/SiteReviews';
import { SitePlace } from '../../components/SitePlace';
import { useSiteChoice } from '../../components/useSiteChoice';
import { SiteDetailStore } from '../../stores/SiteDetailStore';
import styles from './SiteDetail.module.scss';

/** Photographs, name, kind and what is special. */
function Head({ site }: { site: SiteDetail }) {
  return (
    <>
      {site.photos.length > 0 ? (
        <Element
          className={styles.photos}
          {...(site.photos.length > 1 ? { role: 'group', tabIndex: 0, 'aria-label': '门店照片' } : {})}
        >
          {site.photos.map((photo, index) => (
            <Element key={photo} className={styles.photo}>
              <Scene src={photo} alt={`${site.name}照片${site.photos.length > 1 ? index + 1 : ''}`} />
            </Element>
          ))}
        </Element>
      ) : null}
      <Element className={styles.hero}>
        <Text as="h2" size={22} weight={600} tight>
          {site.name}
        </Text>
        <Text as="p" tone="secondary">
          {`${categoryName(site.category)} · ${site.area}`}
        </Text>
        <TagList label="门店特色" tags={site.tags} />
      </Element>
    </>
  );
}

interface PartProps {
  store: SiteDetailStore;
  site: Site;
}

/** A closed site says why, and which ones are open instead. */
const ClosedSite = observer(function ClosedSite({ store, site, end }: PartProps & { end: EndName }) {
  const { openNearby } = store;
  return (
    <>
      <Element as="p" role="status" className={styles.closed}>
        {site.notice ?? '门店暂停营业，暂时不能取还车'}
      </Element>
      {openNearby.length > 0 ? (
        <Element as="section">
          <Text as="h2" size={18} weight={600} className={styles.nearby}>
            附近营业的门店
          </Text>
          <SiteList label="附近营业的门店" sites={openNearby} end={end} />
        </Element>
      ) : null}
    </>
  );
});

/** When one can come, and whom one can ask. */
const Contact = observer(function Contact({ store, site }: PartProps) {
  const isOpen = store.isOpenNow(site);
  const state = site.status === 'CLOSED' ? '暂停营业' : isOpen ? '现在营业中' : '已打烊';
  return (
    <Card margin="screen" aria-label="营业时间与电话">
      <Cell
        title={hoursText(site.hours)}
        icon="clock"
        note={`${FEES.NIGHT_SERVICE.name}：${FEES.NIGHT_SERVICE.rule}`}
        value={
          <Element as="span" className={isOpen ? styles.open : styles.shut}>
            {state}
          </Element>
        }
      />
      {site.phone ? (
        <Cell title="门店电话" icon="phone" value={site.phone} onClick={() => dial(site.phone)} />
      ) : null}
    </Card>
  );
});

/** 门店详情: where it is, when it is open, how to find it and what renters say; chooses it. */
const SiteDetailScreen = observer(function SiteDetailScreen({ params }: ScreenProps<'site.detail'>) {
  const search = useStore(SearchStore);
  const [store] = useState(() => new SiteDetailStore());
  const end = endNameOf(params.purpose);
  const choice = useSiteChoice(end);
  const { origin: location } = search[end];
  const from = search[end].originName;

  useEffect(() => {
    void store.open({ id: params.id, location });
  }, [store, params.id, location]);

  if (store.isUnknown) {
    return (
      <StateView
        icon="store"
        title="没有找到这家门店"
        text="它可能已经搬走或停业，看看同城的其他门店。"
        action={{
          text: '全部门店',
          onClick: () => void go('site.list', purposeOf(end), { replace: true }),
        }}
      />
    );
  }
  return (
    <ResourceView resource={store.site} onRetry={() => void store.open({ id: params.id, location })}>
      {site => (
        <>
          <Head site={site} />
          {site.status === 'CLOSED' ? <ClosedSite store={store} site={site} end={end} /> : null}
          <Card margin="screen" aria-label="位置">
            <SitePlace site={site} distance={`距${from}${distanceText(site.distance)}`} />
          </Card>
          <Contact store={store} site={site} />
          {site.directions.length > 0 ? (
            <Card margin="screen">
              <Text as="h2" size={18} weight={600} className={styles.heading}>
                怎么找到门店
              </Text>
              <Steps steps={site.directions} />
            </Card>
          ) : null}
          <SiteReviews store={store} site={site} />
          <ActionBar>
            <Button
              kind="primary"
              block
              disabled={site.status === 'CLOSED'}
              busy={choice.isRunning}
              onClick={() => choice.choose(site)}
            >
              {site.status === 'CLOSED' ? '暂停营业' : choice.text}
            </Button>
          </ActionBar>
        </>
      )}
    </ResourceView>
  );
});

export default definePage('site.detail', SiteDetailScreen);
