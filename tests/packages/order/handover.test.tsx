import { render, screen } from '@testing-library/react';
import Handover from '@/packages/order/pages/handover/index';
import { OrderStore } from '@/stores/OrderStore';
import { root } from '@/stores/rootContext';
import { UploadQueue } from '@/stores/UploadQueue';
import type { HandoverPhoto } from '~types/api/handover';
import type { RentalDetail } from '~types/api/rental';
import { accessibilityProblems } from '../../support/accessibility';
import { serve } from '../../support/fakeServer';
import { orderDetail } from '../../support/orders';
import { host } from '../../support/taro';
import { fakeUploads } from '../../support/uploads';
import { widenWindow } from '../../support/wideWindow';
import { enterAsMember } from '../../support/visitor';

// Issue 12, hand-over: guided photos at pickup and return, compared before and after.

const photo = (kind: HandoverPhoto['kind']): HandoverPhoto => ({
  ...{ kind, slot: 'FRONT', file_id: kind, url: `/${kind}.jpg`, sent_sha256: '' },
  ...{ device_time: '2030-11-22T10:00:00+08:00', server_time: '2030-11-22T10:00:00+08:00' },
});

function open(order: Partial<RentalDetail>, photos: HandoverPhoto[] = [], kind = 'PICKUP') {
  serve({
    'GET /api/order/get_detail': () => orderDetail(order),
    'GET /api/order/handover/get_photos': () => ({ photos }),
  });
  host.params = { orderid: 'D1', kind };
  return render(<Handover />);
}

beforeEach(() => {
  fakeUploads();
  enterAsMember();
  root.get(UploadQueue).letGo('');
  root.get(OrderStore).of('RENTAL', 'D1').detail.clear();
});

it('asks for each part of a car that is to be taken', async () => {
  const { container } = open({ status: 'AWAITING_PICKUP' });
  await screen.findByText('已保存0张，还差6张');
  expect(screen.getAllByRole('button', { name: /^拍摄或选择取车时的/ })).toHaveLength(6);
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('has nothing to photograph while the order is not paid, which the server would refuse', async () => {
  open({ status: 'UNPAID', status_text: '待支付' });
  await screen.findByText('现在没有要拍的照片');
  expect(screen.queryByRole('button', { name: /^拍摄或选择/ })).toBeNull();
});

it('shows the photos of a car that is back, and takes no others', async () => {
  open({ status: 'AWAITING_DEPOSIT' }, [photo('PICKUP'), photo('RETURN')], 'RETURN');
  expect(await screen.findAllByRole('img', { name: /时的车头$/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^拍摄或选择|^保存/ })).toBeNull();
  expect(screen.getByText('取车时 1/2')).toBeTruthy();
});

it('has both beside each other in a wide window, each with its own time', async () => {
  const narrow = widenWindow();
  open({ status: 'AWAITING_DEPOSIT' }, [photo('PICKUP'), photo('RETURN')], 'RETURN');
  const figures = await screen.findAllByRole('figure');
  expect(figures.map(figure => figure.textContent)).toEqual(['取车 11月22日 10:00', '还车 11月22日 10:00']);
  narrow();
});

it('says of a photo that came later when it was taken and when it came: its device may say what it likes', async () => {
  const late = { ...photo('PICKUP'), server_time: '2030-11-24T09:05:00+08:00' };
  open({ status: 'AWAITING_DEPOSIT' }, [late]);
  expect(await screen.findByText('取车 11月22日 10:00拍摄，11月24日 09:05上传')).toBeTruthy();
});
