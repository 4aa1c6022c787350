import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { PeriodSheet } from '@/blocks/period-sheet/PeriodSheet';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Checkbox } from '@/components/checkbox/Checkbox';
import { Chips } from '@/components/chips/Chips';
import { ChoiceTabs } from '@/components/choice-tabs/ChoiceTabs';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { Grid } from '@/components/grid/Grid';
import { Icon } from '@/components/icon/Icon';
import { iconNames } from '@/components/icon/icons';
import { Picture } from '@/components/picture/Picture';
import { Price } from '@/components/price/Price';
import { Row } from '@/components/row/Row';
import { SceneSkeleton } from '@/components/scene/Scene';
import { SearchBox } from '@/components/search-box/SearchBox';
import { Sheet } from '@/components/sheet/Sheet';
import { SkeletonCards } from '@/components/skeleton/Skeleton';
import { FailedView, StateView } from '@/components/state-view/StateView';
import { Steps } from '@/components/steps/Steps';
import { Tag } from '@/components/tag/Tag';
import { TagList } from '@/components/tag/TagList';
import { Text } from '@/components/text/Text';
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
    <Card pad={4} margin="screen" aria-label={name}>
      <Text as="h2" size={18} weight={600} className={styles.name}>
        {name}
      </Text>
      {children}
    </Card>
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
        <Row wrap className={styles.row}>
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
        </Row>
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
        <Row wrap className={styles.row}>
          <Price fen={12800} label="日均" size="large" />
          <Price fen={56250} label="总价" />
          <Price fen={-3000} size="small" />
        </Row>
        <PeriodBar fromTime={period.from} toTime={period.to} onClick={() => setOpen('period')} />
      </Part>
      <Part name="行与图片">
        <Cell title="优惠券" value="3张可用" icon="ticket" onClick={() => setOpen('sheet')} />
        <Cell title="押金" note="还车后退还" value="¥3000" />
        <Picture src="/media/missing.webp" alt="加载失败的图片" />
        <SceneSkeleton shape="banner" />
      </Part>
      <Card heading="卡片">
        <Cell title="一部分内容，有标题" value="在底色上" />
      </Card>
      <Part name="文字与排列">
        <Text size={22} weight={600} tight>
          标题 22
        </Text>
        <Text size={16}>名称 16</Text>
        <Text size={12} tone="secondary">
          说明 12
        </Text>
        <Row justify="between" align="baseline">
          <Text truncate grow>
            左边占满剩下的位置，放不下的部分用省略号代替
          </Text>
          <Text tone="danger" numeric>
            14:59
          </Text>
        </Row>
        <Grid columns={3} gap={2}>
          <Tag>标签</Tag>
          <Tag tone="accent">4.8分</Tag>
          <Tag tone="success">24小时营业</Tag>
        </Grid>
        <TagList label="配置" tags={['倒车影像', 'CarPlay']} />
        <Steps steps={['出到达口左转', '乘电梯到B1层']} />
      </Part>
      <Part name="浮层">
        <Row wrap className={styles.row}>
          <Button onClick={() => setOpen('sheet')}>底部弹层</Button>
          <Button onClick={() => void overlay.confirm({ title: '提示', content: '默认按钮是取消和知道了' })}>
            对话框
          </Button>
          <Button onClick={() => overlay.showToast('网络错误，请检查网络')}>轻提示</Button>
          <Button onClick={overlay.openMenu}>快捷菜单</Button>
        </Row>
      </Part>
      <Part name="状态">
        <SkeletonCards count={1} />
        <StateView icon="search-x" title="没有符合条件的车" text="减少筛选条件再试试。" />
        <FailedView message="网络错误，请检查网络" onRetry={close} />
      </Part>
      <Part name="图标">
        <Grid columns={4} gap={3}>
          {iconNames.map(name => (
            <Element key={name} className={styles.icon}>
              <Icon name={name} size={24} />
              <Text size={12} tone="secondary" className={styles.iconName}>
                {name}
              </Text>
            </Element>
          ))}
        </Grid>
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
