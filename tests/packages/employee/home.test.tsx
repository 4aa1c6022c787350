import { render, screen } from '@testing-library/react';
import EmployeeHome from '@/packages/employee/pages/home';
import { startAnew } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { serve } from '../../support/fakeServer';

function visit() {
  startAnew();
  return render(<EmployeeHome />);
}

describe('员工福利 (specification §2, /employee_benefits)', () => {
  it('shows what is offered in the city', async () => {
    serve({
      'GET /api/employee/get_offers': () => ({ rows: [{ id: '1', title: '一项服务', text: '一句说明' }] }),
    });
    const { container } = visit();
    expect(await screen.findByText('一项服务')).toBeTruthy();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says what to do where nothing is offered', async () => {
    serve({ 'GET /api/employee/get_offers': () => ({ rows: [] }) });
    visit();
    expect(await screen.findByRole('button', { name: '去选车' })).toBeTruthy();
  });
});
