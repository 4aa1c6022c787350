import { observer } from 'mobx-react-lite';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { Grid } from '@/components/grid/Grid';
import { RetryLine } from '@/components/retry-line/RetryLine';
import { Row } from '@/components/row/Row';
import { Steps } from '@/components/steps/Steps';
import { Text } from '@/components/text/Text';
import { LANDMARK_LENGTH, pointText, pointTyped, WAYS_TO_TELL } from '@/domain/rescue';
import { copyText } from '@/platform/clipboard';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import type { LngLat } from '~types/api/call';
import { RescueStore } from '../stores/RescueStore';

/** The point in figures to be read aloud, each on a line of its own. */
const Figures = ({ point, city }: { point: LngLat; city: string | undefined }) => (
  <>
    {pointText(point)
      .split('，')
      .map(line => (
        <Text key={line} as="p" size={22} weight={600} tight numeric>
          {line}
        </Text>
      ))}
    <Text as="p" size={12} tone="secondary">
      {`${city === undefined ? '' : `${city} · `}高德、腾讯地图坐标，可以读给对方`}
    </Text>
  </>
);

/** 您的位置: in figures, or how one says it without them. */
export const Position = observer(function Position() {
  const store = useStore(RescueStore);
  const overlay = useStore(OverlayStore);
  const { point, city, problem, isLocating } = store;
  const copy = async (found: LngLat): Promise<void> => {
    overlay.showToast((await copyText(pointTyped(found), '坐标')) ?? '坐标已复制');
  };
  return (
    <Card margin="screen">
      <Grid gap={2}>
        <Text as="h2" size={18} weight={600}>
          您的位置
        </Text>
        {point ? (
          <Element>
            <Figures point={point} city={city} />
            <Row wrap>
              <Button kind="link" onClick={() => void copy(point)}>
                复制坐标
              </Button>
              <Button kind="link" busy={isLocating} onClick={() => void store.locate()}>
                重新定位
              </Button>
            </Row>
          </Element>
        ) : problem === undefined ? (
          <Button block icon="locate" busy={isLocating} onClick={() => void store.locate()}>
            {isLocating ? '正在定位' : '获取我的位置'}
          </Button>
        ) : null}
        {problem === undefined ? null : (
          <RetryLine
            text={point ? `${problem}，显示的是上次的位置` : problem}
            busy={isLocating}
            onRetry={() => void store.locate()}
          />
        )}
        {point ? null : (
          <>
            <Text as="h3" size={14} weight={600}>
              不用定位也能说清
            </Text>
            <Steps steps={WAYS_TO_TELL} />
          </>
        )}
        <Field
          id="rescue-landmark"
          label="路名地标"
          placeholder="如京藏高速进京45公里"
          maxLength={LANDMARK_LENGTH}
          value={store.landmark}
          error={undefined}
          hint="写下来会放进下面要念的话里"
          onChange={store.setLandmark}
        />
      </Grid>
    </Card>
  );
});
