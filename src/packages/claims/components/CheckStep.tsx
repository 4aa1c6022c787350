import { observer } from 'mobx-react-lite';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { format } from '@/domain/shanghaiTime';
import type { ReportStore } from '../stores/ReportStore';
import styles from './CheckStep.module.scss';
import { slotOf } from './SlotPhoto';

/** What becomes of the photos: which have arrived, which follow, which can be taken later. */
function photosText({ photos, missing }: ReportStore): string {
  const { places, underWay, refusal } = photos;
  const taken = places.length === 0 ? '还没有照片' : `已拍${photos.countText(places)}`;
  const waiting =
    underWay.length > 0 ? `，其中${photos.countText(underWay)}还在上传，网络恢复后自动补上` : '';
  const lacking =
    missing.length > 0 ? `。还差${missing.map(slot => slotOf(slot).name).join('、')}，可以以后再补` : '';
  return `${taken}${waiting}${refusal === undefined ? '' : `，${refusal}`}${lacking}`;
}

function otherText({ has_other: hasOther, other }: ReportStore['draft']): string {
  if (hasOther === undefined) return '还没有填';
  if (!hasOther) return '只有我的车';
  const told = [other.plate, other.name, other.mobile, other.insurer].filter(text => text.trim() !== '');
  return told.length > 0 ? told.join(' · ') : '有对方，信息以后再补';
}

const yesNo = (value: boolean | undefined, yes: string, no: string): string =>
  value === undefined ? '还没有填' : value ? yes : no;

/** 核对并发送: what is sent, each line leading back to where it is filled in. */
export const CheckStep = observer(function CheckStep({ store }: { store: ReportStore }) {
  const { draft, car, time, failure, foundNoWay } = store;
  const { is_injured: isInjured, has_police: hasPolice } = draft;
  const safety = `${yesNo(isInjured, '有人受伤', '没有人受伤')}，${yesNo(hasPolice, '已报警', '没有报警')}`;
  const carText = car ? [car.car, car.plate].filter(Boolean).join(' · ') : draft.orderid || '还没有选车';
  return (
    <Card margin="screen" heading="要发送的内容">
      <Cell title="人员安全" note={safety} onClick={() => store.show(0)} />
      <Cell title="车辆" note={carText} onClick={() => store.show(1)} />
      <Cell
        title="时间和地点"
        note={`${format(time, 'M月D日 HH:mm')} · ${draft.place.trim() || '还没有填地点'}`}
        onClick={() => store.show(1)}
      />
      <Cell title="发生了什么" note={draft.description.trim() || '还没有填'} onClick={() => store.show(1)} />
      <Cell title="照片" note={photosText(store)} onClick={() => store.show(2)} />
      <Cell title="对方" note={otherText(draft)} onClick={() => store.show(3)} />
      <Element className={styles.note}>
        {failure === undefined ? (
          <Text as="p" size={12} tone="secondary">
            发送后理赔专员会在2小时内联系您。照片和说明可以随时补充。
          </Text>
        ) : (
          <Text as="p" tone="danger" role="alert">
            {foundNoWay ? `${failure}。报案还没有发出，填的内容和照片都在，有网络后请重新发送。` : failure}
          </Text>
        )}
      </Element>
    </Card>
  );
});
