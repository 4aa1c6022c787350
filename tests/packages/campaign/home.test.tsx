import { render, screen } from '@testing-library/react';
import CampaignHome from '@/packages/campaign/pages/home';
import { startAnew } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { serve } from '../../support/fakeServer';

function visit() {
  startAnew();
  return render(<CampaignHome />);
}

describe('活动 (specification §2, /activity_mobile)', () => {
  it('shows what is offered in the city', async () => {
    serve({
      'GET /api/campaign/get_offers': () => ({ rows: [{ id: '1', title: '一项服务', text: '一句说明' }] }),
    });
    const { container } = visit();
    expect(await screen.findByText('一项服务')).toBeTruthy();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says what to do where nothing is offered', async () => {
    serve({ 'GET /api/campaign/get_offers': () => ({ rows: [] }) });
    visit();
    expect(await screen.findByRole('button', { name: '去选车' })).toBeTruthy();
  });
});
