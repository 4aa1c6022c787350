import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import type { IconName } from '@/components/icon/Icon';
import { StateView } from '@/components/state-view/StateView';
import { INVOICE_STATUS } from '@/domain/invoice';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import { defineAction } from '@/page/defineAction';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import type { Invoice } from '~types/api/invoice';
import type { InvoiceStore } from '../stores/InvoiceStore';

/** Milliseconds after which it is asked again whether an invoice is issued. */
const PAUSE = 5_000;

/** What each state says: the mark, and what comes next. */
const words: Readonly<Record<Invoice['status'], (invoice: Invoice) => { icon: IconName; text: string }>> = {
  ISSUING: ({ mail }) => ({ icon: 'clock', text: `一般几分钟就能开好，开好后发到${mail}` }),
  ISSUED: ({ mail }) => ({ icon: 'circle-check', text: `已发到${mail}，也可以在这里下载` }),
  FAILED: ({ reason = '' }) => ({ icon: 'circle-alert', text: reason }),
};

const timeText = (iso: string): string => format(iso, 'YYYY-MM-DD HH:mm');

function Facts({ invoice }: { invoice: Invoice }) {
  const { kind, name, tax_number, amount, mail, requested_at, number, issued_at } = invoice;
  return (
    <Card aria-label="发票信息">
      <Cell title={kind === 'COMPANY' ? '企业名称' : '姓名'} value={name} />
      {tax_number ? <Cell title="税号" value={tax_number} /> : null}
      <Cell title="开票金额" value={`¥${yuanText(amount)}`} />
      <Cell title="邮箱" value={mail} />
      {number === undefined ? null : <Cell title="发票号码" note={number} />}
      {issued_at === undefined ? (
        <Cell title="申请时间" value={timeText(requested_at)} />
      ) : (
        <Cell title="开票时间" value={timeText(issued_at)} />
      )}
    </Card>
  );
}

/** An invoice that was asked for: how it stands, what it says, and the way on. */
export const InvoiceView = observer(function InvoiceView({
  store,
  invoice,
}: {
  store: InvoiceStore;
  invoice: Invoice;
}) {
  const overlay = useStore(OverlayStore);
  const { status } = invoice;
  const { load } = store;
  useEffect(() => {
    if (status !== 'ISSUING') return undefined;
    const timer = setInterval(() => void load(), PAUSE);
    return () => clearInterval(timer);
  }, [status, load]);
  const [download] = useState(() =>
    defineAction({
      perform: async () => {
        if (!(await store.download())) overlay.showToast('这里打不开发票，请到邮箱里查看');
      },
    }),
  );
  return (
    <>
      <Element role="status">
        <StateView isGood={status === 'ISSUED'} title={INVOICE_STATUS[status]} {...words[status](invoice)} />
      </Element>
      <Facts invoice={invoice} />
      {status === 'ISSUED' ? (
        <ActionBar>
          <Button kind="primary" block busy={download.isRunning} onClick={() => void download.run()}>
            下载发票
          </Button>
        </ActionBar>
      ) : null}
      {status === 'FAILED' ? (
        <ActionBar>
          <Button kind="primary" block onClick={() => store.mend(invoice)}>
            修改后重新申请
          </Button>
        </ActionBar>
      ) : null}
    </>
  );
});
