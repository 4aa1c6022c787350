import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { RuleList } from '@/blocks/rule-list/RuleList';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { COMPANY_RULES, levelText } from '@/domain/companyBenefit';
import { format } from '@/domain/shanghaiTime';
import { definePage } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { CompanyRelation } from '~types/api/employee';
import { JoinForm } from '../../components/JoinForm';
import { Reasons } from '../../components/Reasons';
import { icons } from '../../icons';
import { EmployeeStore } from '../../stores/EmployeeStore';

/** The company that the member has joined already. */
function Joined({ relation: { company, percent, valid_to, is_over } }: { relation: CompanyRelation }) {
  const end = format(valid_to, 'YYYY年M月D日');
  return (
    <Card margin="screen" pad={1} aria-label="已加入的公司">
      <Cell
        icon={icons['briefcase-business']}
        title={company}
        note={is_over ? `福利已于${end}到期` : `福利有效期至${end}`}
        value={percent > 0 && !is_over ? `租车费${levelText(percent)}` : '查看'}
        onClick={() => void go('employee.result')}
      />
    </Card>
  );
}

/** 员工福利: why, and joining a company by its mail (specification §2, /employee_benefits; issue 14). */
const EmployeeHome = observer(function EmployeeHome() {
  const { relation, isBegun } = useStore(EmployeeStore);
  const { isLoggedIn, uid } = useStore(SessionStore);
  useEffect(() => {
    if (uid !== undefined) void relation.load();
  }, [relation, uid]);
  // Another device, or the result, may have changed it.
  useDidShow(() => {
    if (relation.data) void relation.load();
  });
  return (
    <>
      <Reasons />
      {/* What comes and goes has a place of its own: a mini-program sends all that stands beside it. */}
      <Element>
        {isLoggedIn && !relation.data && !isBegun ? (
          <ResourceView resource={relation} onRetry={() => void relation.load()}>
            {() => null}
          </ResourceView>
        ) : relation.data?.relation ? (
          <Joined relation={relation.data.relation} />
        ) : (
          <JoinForm />
        )}
      </Element>
      <RuleList heading="使用规则" rules={COMPANY_RULES} />
    </>
  );
});

export default definePage('employee.home', EmployeeHome);
