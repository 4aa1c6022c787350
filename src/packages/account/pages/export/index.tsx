import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { focusElement } from '@/platform/focus';
import { routeOf } from '@/routes';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import { PlainList } from '../../components/PlainList';
import { ProofField, proofId } from '../../components/ProofField';
import { ExportModel } from '../../stores/ExportModel';

/** What is said of each way in which the host hands a text over. */
const WAYS = {
  SAVE: {
    note: '导出后保存为一个文件，用记事本等软件就能打开。',
    done: (name: string) => ({ title: '导出成功', text: `文件“${name}”已保存到下载目录` }),
    again: '再保存一次',
    failure: '保存失败，请稍后再试',
  },
  COPY: {
    note: '导出后复制到剪贴板，可以粘贴到备忘录或邮件里保存。',
    done: () => ({ title: '导出成功', text: '内容已复制，请粘贴到备忘录或邮件里保存' }),
    again: '再复制一次',
    failure: '复制失败，请稍后再试',
  },
} as const;

const CONTENT: readonly string[] = [
  '账号资料、实名认证信息、登录设备',
  '订单、支付和退款、余额、悟空币和积分记录',
  '优惠券、发票、常用驾驶人、紧急联系人',
  '收藏、评价、祝福、邀请记录和照片',
];

const Export = observer(function Export() {
  const overlay = useStore(OverlayStore);
  const [model] = useState(() => new ExportModel());
  const { proof, exported } = model;
  const { form } = proof;
  const way = WAYS[model.way];
  const handOver = async (): Promise<void> => {
    if (!(await model.handOver())) overlay.showToast(way.failure);
  };
  const submit = async (): Promise<void> => {
    if (await model.fetch()) await handOver();
    else focusElement(proofId);
  };
  if (exported) {
    return (
      <Element role="status">
        <StateView
          icon="circle-check"
          isGood
          {...way.done(exported.file_name)}
          action={{ text: way.again, onClick: () => void handOver() }}
        >
          <Text as="p" size={14} tone="secondary">
            里面有证件号等信息，请妥善保管。照片请在1小时内打开里面的地址保存。
          </Text>
        </StateView>
      </Element>
    );
  }
  return (
    <>
      <Card heading="导出的内容" margin="screen">
        <Grid gap={2}>
          <PlainList items={CONTENT} />
          <Text as="p" size={14} tone="secondary">
            {`${way.note}照片以下载地址列出，导出后1小时内有效。每天最多导出3次。`}
          </Text>
        </Grid>
      </Card>
      <ProofField proof={proof} />
      {form.failure && !proof.isCodeRefused ? (
        <Element role="alert">
          <Card margin="screen">
            <Text as="p" tone="danger">
              {form.failure}
            </Text>
          </Card>
        </Element>
      ) : null}
      <ActionBar>
        <Button kind="primary" block busy={form.isSubmitting} onClick={() => void submit()}>
          导出
        </Button>
      </ActionBar>
    </>
  );
});

/** 导出个人数据: a copy of all that is held (Personal Information Protection Law, article 45; issue 12). */
function ExportData() {
  return (
    <MembersOnly text="登录后导出个人数据" returnUrl={routeOf('account.export').url}>
      <Export />
    </MembersOnly>
  );
}

export default definePage('account.export', ExportData);
