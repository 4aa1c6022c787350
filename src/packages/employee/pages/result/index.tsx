import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import { CompanyBenefits } from '../../components/CompanyBenefits';
import { icons } from '../../icons';
import { EmployeeStore } from '../../stores/EmployeeStore';

/** The member's company as it stands now. */
const Relation = observer(function Relation() {
  const { relation } = useStore(EmployeeStore);
  useDidShow(() => void relation.load());
  return (
    <ResourceView resource={relation} onRetry={() => void relation.load()}>
      {({ relation: joined }) =>
        joined ? (
          <CompanyBenefits relation={joined} />
        ) : (
          <StateView
            icon={icons['briefcase-business']}
            title="还没有加入员工福利"
            text="用企业邮箱验证后，租车按公司约定的优惠计价。"
            action={{
              text: '用企业邮箱加入',
              onClick: () => void go('employee.home', {}, { replace: true }),
            }}
          />
        )
      }
    </ResourceView>
  );
});

/** What the company of a member gives them (specification §2, /employee_benefits/result; issue 14). */
function EmployeeResult() {
  return (
    <MembersOnly text="登录后查看员工福利" returnUrl={routeOf('employee.result').url}>
      <Relation />
    </MembersOnly>
  );
}

export default definePage('employee.result', EmployeeResult);
