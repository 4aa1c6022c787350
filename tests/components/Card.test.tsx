import { render, screen, within } from '@testing-library/react';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { accessibilityProblems } from '../support/accessibility';

describe('Card', () => {
  it('has its heading above what it holds', () => {
    const { container } = render(
      <Card heading="租车人">
        <Cell title="姓名" value="王小明" />
      </Card>,
    );
    expect(screen.getByRole('heading', { name: '租车人', level: 2 })).toBeTruthy();
    expect(container.querySelector('section')?.textContent).toBe('租车人姓名王小明');
  });

  it('is named for who does not see it where it has no heading', () => {
    render(
      <Card aria-label="保费">
        <p>2人 × 3天，共¥30</p>
      </Card>,
    );
    expect(within(screen.getByRole('region', { name: '保费' })).getByText('2人 × 3天，共¥30')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('axe finds nothing', async () => {
    render(
      <main>
        <h1>订单详情</h1>
        <Card heading="租车人">王小明</Card>
        <Card aria-label="车辆">大众朗逸</Card>
      </main>,
    );
    expect(await accessibilityProblems()).toEqual([]);
  });
});
