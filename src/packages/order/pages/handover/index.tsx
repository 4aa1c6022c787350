import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PhotoUpload } from '@/blocks/photo-upload/PhotoUpload';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Gallery } from '@/components/gallery/Gallery';
import { Grid } from '@/components/grid/Grid';
import { Picture } from '@/components/picture/Picture';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import {
  HANDOVER_KINDS,
  HANDOVER_SLOTS,
  HANDOVER_TEXTS,
  photographed,
  takenText,
  type HandoverKind,
  type HandoverSlot,
} from '@/domain/handoverPhotos';
import { defineAction } from '@/page/defineAction';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { useIsWide } from '@/platform/wide';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { OrderStore } from '@/stores/OrderStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import type { HandoverPhoto } from '~types/api/handover';
import { icons } from '../../icons';
import { HandoverStore } from '../../stores/HandoverStore';
import styles from './Handover.module.scss';

interface ComparedProps {
  name: string;
  photos: readonly HandoverPhoto[];
}

const altOf = (name: string, kind: HandoverKind): string => `${HANDOVER_TEXTS[kind]}时的${name}`;

/** In a wide window they stand beside each other, as large as each other. */
function SideBySide({ name, photos }: ComparedProps) {
  return (
    <Grid columns={2} gap={3}>
      {photos.map(({ kind, url, device_time: taken, server_time: came }) => (
        <Element key={kind} role="figure">
          <Picture src={url} alt={altOf(name, kind)} className={styles.half} />
          <Text as="p" size={12} tone="secondary">
            {`${HANDOVER_TEXTS[kind]} ${takenText(taken, came)}`}
          </Text>
        </Element>
      ))}
    </Grid>
  );
}

/** 取车时 and 还车时 of a part of the car: a finger goes from one to the other. */
function Compared({ name, photos }: ComparedProps) {
  const isWide = useIsWide();
  if (isWide && photos.length > 1) return <SideBySide name={name} photos={photos} />;
  return (
    <>
      <Gallery
        label={`${name}的照片`}
        pictures={photos.map(({ kind, url }) => ({ src: url, alt: altOf(name, kind) }))}
        captions={photos.map(({ kind }) => `${HANDOVER_TEXTS[kind]}时`)}
      />
      <Text as="p" size={12} tone="secondary">
        {photos
          .map(({ kind, device_time: taken, server_time: came }) => {
            return `${HANDOVER_TEXTS[kind]} ${takenText(taken, came)}`;
          })
          .join(' · ')}
      </Text>
    </>
  );
}

interface PartProps {
  store: HandoverStore;
  slot: HandoverSlot;
  name: string;
  hint: string;
  /** Whether the order as it stands takes photos. */
  isOpen: boolean;
}

/** A part of the car: its photos, and the field for the one that is still to be taken. */
const Part = observer(function Part({ store, slot, name, hint, isOpen }: PartProps) {
  const photos = HANDOVER_KINDS.flatMap(kind => store.of(slot, kind) ?? []);
  if (!isOpen && photos.length === 0) return null;
  return (
    <Card heading={name}>
      {photos.length > 0 ? <Compared name={name} photos={photos} /> : null}
      {store.of(slot) || !isOpen ? null : (
        <PhotoUpload
          place={store.placeOf(slot)}
          purpose="HANDOVER"
          label={`${HANDOVER_TEXTS[store.kind]}时的${name}`}
          hint={hint}
        />
      )}
    </Card>
  );
});

/** How far it has come, in one sentence. */
function progressText(store: HandoverStore): string {
  const { missing, arrived, underWay } = store;
  if (missing.length === 0) {
    const compared = store.isCompared ? '，可以左右滑动对比' : '';
    return `${HANDOVER_SLOTS.length}张照片都已保存${compared}`;
  }
  const waiting = underWay > 0 ? `，${underWay}张正在上传` : '';
  if (arrived.length === missing.length) return `${arrived.length}张照片已上传，点“保存”留作凭证`;
  return `已保存${HANDOVER_SLOTS.length - missing.length}张，还差${missing.length}张${waiting}`;
}

/** No photos are taken as the order stands, and none were. */
function NoPhotos({ orderid }: { orderid: string }) {
  return (
    <StateView
      icon={icons.camera}
      title="现在没有要拍的照片"
      text="订单支付后可以拍取车照片，用车中可以拍还车照片。"
      action={{ text: '查看订单', onClick: () => void go('order.detail', { orderid }) }}
    />
  );
}

const Handover = observer(function Handover({ orderid, kind }: { orderid: string; kind: HandoverKind }) {
  const root = useRoot();
  const [{ store, add }] = useState(() => {
    const opened = new HandoverStore(root, orderid, kind);
    const overlay = root.get(OverlayStore);
    return {
      store: opened,
      add: defineAction({
        perform: async () => {
          await opened.add();
          overlay.showToast(opened.missing.length === 0 ? '照片已全部保存' : '照片已保存');
        },
      }),
    };
  });
  const { detail } = root.get(OrderStore).of('RENTAL', orderid);
  useEffect(() => {
    void store.load();
    void detail.load();
  }, [store, detail]);
  // Without a network the order may be unknown; what is taken then waits, and the server has the last word.
  const isOpen = detail.data === undefined || photographed(detail.data.status).includes(kind);
  return (
    <ResourceView resource={store.photos} onRetry={() => void store.load()}>
      {({ photos }) =>
        !isOpen && photos.length === 0 ? (
          <NoPhotos orderid={orderid} />
        ) : (
          <>
            <Card margin="screen" aria-label="拍照进度">
              <Text as="p" weight={600} role="status">
                {isOpen ? progressText(store) : '照片带时间保存，不能再修改'}
              </Text>
              {isOpen ? (
                <Text as="p" size={14} tone="secondary">
                  {`${HANDOVER_TEXTS[kind]}时拍下车况，照片带时间保存，双方都能看到。没有网络也可以拍，有网络后自动上传。`}
                </Text>
              ) : null}
            </Card>
            {HANDOVER_SLOTS.map(({ slot, name, hint }) => (
              <Part key={slot} store={store} slot={slot} name={name} hint={hint} isOpen={isOpen} />
            ))}
            {isOpen && store.missing.length > 0 ? (
              <ActionBar>
                <Button
                  kind="primary"
                  block
                  busy={add.isRunning}
                  disabled={store.arrived.length === 0}
                  onClick={() => void add.run()}
                >
                  {store.arrived.length > 0 ? `保存${store.arrived.length}张照片` : '保存照片'}
                </Button>
              </ActionBar>
            ) : null}
          </>
        )
      }
    </ResourceView>
  );
});

/** 验车照片: how the car looks as it changes hands, and how it looked the other time (issue 12, hand-over). */
function HandoverScreen({ params: { orderid, kind } }: ScreenProps<'order.handover'>) {
  const of: HandoverKind = kind === 'RETURN' ? 'RETURN' : 'PICKUP';
  return (
    <MembersOnly
      text="登录后查看验车照片"
      returnUrl={urlOf(routeOf('order.handover'), { orderid, kind: of })}
    >
      <Handover key={of} orderid={orderid} kind={of} />
    </MembersOnly>
  );
}

export default definePage('order.handover', HandoverScreen);
