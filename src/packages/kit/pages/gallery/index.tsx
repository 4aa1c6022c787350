import { observer } from 'mobx-react';
import { useState, type ReactNode } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Checkbox } from '@/components/checkbox/Checkbox';
import { Chips } from '@/components/chips/Chips';
import { ChoiceTabs } from '@/components/choice-tabs/ChoiceTabs';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { Icon, iconNames } from '@/components/icon/Icon';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { PeriodSheet } from '@/blocks/period-sheet/PeriodSheet';
import { Picture } from '@/components/picture/Picture';
import { Price } from '@/components/price/Price';
import { SearchBox } from '@/components/search-box/SearchBox';
import { Sheet } from '@/components/sheet/Sheet';
import { SkeletonCards } from '@/components/skeleton/Skeleton';
import { FailedView, StateView } from '@/components/state-view/StateView';
import { defaultRentalPeriod } from '@/domain/rentalTime';
import { definePage } from '@/page/definePage';
import { serverNow } from '@/services/call';
import { OverlayStore } from '@/stores/OverlayStore';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { useStore } from '@/stores/rootContext';
import styles from './Gallery.module.scss';

/** A part of the kit under its name. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Element as="section" className={styles.part} aria-label={name}>
      <Element as="h2" className={styles.name}>
        {name}
      </Element>
      {children}
    </Element>
  );
}

/** Every part of the kit in its states, in normal and in elder mode. */
const Gallery = observer(function Gallery() {
  const overlay = useStore(OverlayStore);
  const preferences = useStore(PreferencesStore);
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(true);
  const [chips, setChips] = useState<string[]>(['suv']);
  const [tab, setTab] = useState('all');
  const [open, setOpen] = useState<'sheet' | 'period' | undefined>();
  const [period, setPeriod] = useState(() => defaultRentalPeriod(serverNow()));
  const close = (): void => setOpen(undefined);

  return (
    <>
      <Part name="长辈版">
        <Checkbox checked={preferences.isElder} onChange={preferences.setElder}>
          字更大，按钮更大
        </Checkbox>
      </Part>
      <Part name="按钮">
        <Element className={styles.row}>
          <Button kind="primary">主要</Button>
          <Button>普通</Button>
          <Button kind="danger">危险</Button>
          <Button kind="link">文字</Button>
          <Button kind="primary" disabled>
            不可用
          </Button>
          <Button kind="primary" busy>
            进行中
          </Button>
        </Element>
      </Part>
      <Part name="输入">
        <Field
          id="kit-name"
          label="姓名"
          value={text}
          error={undefined}
          placeholder="请输入"
          onChange={setText}
        />
        <Field
          id="kit-wrong"
          label="手机号"
          value="123"
          error="请输入11位手机号，以1开头"
          onChange={setText}
        />
        <SearchBox id="kit-search" placeholder="机场 / 商圈 / 路口" value={text} onChange={setText} />
      </Part>
      <Part name="选择">
        <Checkbox checked={checked} onChange={setChecked}>
          已阅读并同意
        </Checkbox>
        <Chips
          label="车型"
          items={['suv', 'mpv', 'sedan'].map(key => ({ key, text: key.toUpperCase() }))}
          selected={chips}
          onToggle={key =>
            setChips(chips.includes(key) ? chips.filter(other => other !== key) : [...chips, key])
          }
        />
        <ChoiceTabs
          label="分组"
          items={[
            { key: 'all', text: '全部' },
            { key: 'some', text: '部分' },
          ]}
          current={tab}
          onSelect={setTab}
        />
      </Part>
      <Part name="价格与时间">
        <Element className={styles.row}>
          <Price fen={12800} label="日均" size="large" />
          <Price fen={56250} label="总价" />
          <Price fen={-3000} size="small" />
        </Element>
        <PeriodBar fromTime={period.from} toTime={period.to} onClick={() => setOpen('period')} />
      </Part>
      <Part name="行与图片">
        <Cell title="优惠券" value="3张可用" icon="ticket" onClick={() => setOpen('sheet')} />
        <Cell title="押金" note="还车后退还" value="¥3000" />
        <Picture src="/media/missing.webp" alt="加载失败的图片" />
      </Part>
      <Card heading="卡片">
        <Cell title="一部分内容，有标题" value="在底色上" />
      </Card>
      <Part name="浮层">
        <Element className={styles.row}>
          <Button onClick={() => setOpen('sheet')}>底部弹层</Button>
          <Button onClick={() => void overlay.confirm({ title: '提示', content: '默认按钮是取消和知道了' })}>
            对话框
          </Button>
          <Button onClick={() => overlay.showToast('网络错误，请检查网络')}>轻提示</Button>
          <Button onClick={overlay.openMenu}>快捷菜单</Button>
        </Element>
      </Part>
      <Part name="状态">
        <SkeletonCards count={1} />
        <StateView icon="search-x" title="没有符合条件的车" text="减少筛选条件再试试。" />
        <FailedView message="网络错误，请检查网络" onRetry={close} />
      </Part>
      <Part name="图标">
        <Element className={styles.icons}>
          {iconNames.map(name => (
            <Element key={name} className={styles.icon}>
              <Icon name={name} size={24} />
              <Element className={styles.iconName}>{name}</Element>
            </Element>
          ))}
        </Element>
      </Part>
      <ActionBar info={<Price fen={56250} label="合计" />}>
        <Button kind="primary" onClick={() => setOpen('period')}>
          选择时间
        </Button>
      </ActionBar>
      <Sheet id="kit-sheet" title="路程无忧" tall open={open === 'sheet'} onClose={close}>
        占屏幕的80%，点击上方20%或关闭按钮收起。
      </Sheet>
      <PeriodSheet
        open={open === 'period'}
        period={period}
        onChoose={(from, to) => setPeriod({ from, to })}
        onClose={close}
      />
    </>
  );
});

export default definePage('kit.gallery', Gallery);
