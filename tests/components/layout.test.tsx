import { render, screen } from '@testing-library/react';
import { Card } from '@/components/card/Card';
import { Columns } from '@/components/columns/Columns';
import { Grid } from '@/components/grid/Grid';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Steps } from '@/components/steps/Steps';
import { Tag } from '@/components/tag/Tag';
import { TagList } from '@/components/tag/TagList';
import { Text } from '@/components/text/Text';
import { accessibilityProblems } from '../support/accessibility';

/** The classes of the element that says this, in the order of the alphabet. */
const classesOf = (text: string): string[] => [...screen.getByText(text).classList].sort();

describe('Text, Row and Grid', () => {
  it('are one element each, which means what it is', () => {
    const { container } = render(
      <Row as="li">
        <Text as="h2" size={18} weight={600}>
          取车门店
        </Text>
        <Grid as="ul" columns={2} />
      </Row>,
    );
    expect(container.innerHTML).toBe(
      '<li class="center"><h2 class="size18 weight600">取车门店</h2><ul class="two"></ul></li>',
    );
  });

  it('say nothing about what is not asked of them', () => {
    const { container } = render(<Text tone={undefined}>含基础保障</Text>);
    expect(container.innerHTML).toBe('<div class="">含基础保障</div>');
  });

  it('take a class of a sheet besides their own', () => {
    render(
      <>
        <Text size={12} tone="secondary" tight numeric truncate className="note">
          14:59
        </Text>
        <Row align="baseline" justify="between" wrap className="head">
          押金
        </Row>
        <Grid columns="even" gap={3} className="buttons">
          取消
        </Grid>
      </>,
    );
    expect(classesOf('14:59')).toEqual(['note', 'numeric', 'secondary', 'size12', 'tight', 'truncate']);
    expect(classesOf('押金')).toEqual(['baseline', 'head', 'justifyBetween', 'wrap']);
    expect(classesOf('取消')).toEqual(['buttons', 'even', 'gap3']);
  });

  it('are a line of their own in a button, where HTML allows a span only', () => {
    render(
      <Text as="span" size={16} block>
        张三
      </Text>,
    );
    expect(screen.getByText('张三').tagName).toBe('SPAN');
    expect(classesOf('张三')).toEqual(['element-block', 'size16']);
  });

  it('the rest of a row takes what its neighbours leave', () => {
    render(<Rest as="span">北京首都机场T3店</Rest>);
    expect(classesOf('北京首都机场T3店')).toEqual(['grow']);
  });
});

describe('Card, Tag and Steps', () => {
  it('a card in a list is an item, with the room that its rows leave it', () => {
    render(
      <>
        <Card as="article" margin="none" pad={0}>
          订单
        </Card>
        <Card as="button" margin="none" pad={4}>
          车型
        </Card>
      </>,
    );
    expect(classesOf('订单')).toEqual(['card', 'pad0']);
    expect(classesOf('车型')).toEqual(['button', 'card', 'pad4']);
    expect(screen.getByText('车型').tagName).toBe('BUTTON');
  });

  it('a card of a screen stands off its edges, the last one also off what follows', () => {
    render(
      <>
        <Card>费用</Card>
        <Card margin="screen">位置</Card>
      </>,
    );
    expect(classesOf('费用')).toEqual(['card', 'last']);
    expect(classesOf('位置')).toEqual(['card', 'screen']);
  });

  it('tags are a list with a name; without any there is none', () => {
    const { rerender } = render(<TagList label="配置" tags={['倒车影像', 'CarPlay']} tone="accent" />);
    expect(screen.getByRole('list', { name: '配置' }).textContent).toBe('倒车影像CarPlay');
    expect(classesOf('CarPlay')).toContain('accent');
    rerender(<TagList label="配置" tags={[]} />);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('steps are an ordered list whose numbers are seen, and not heard twice', () => {
    render(<Steps steps={['出到达口左转', '乘电梯到B1层']} />);
    const items = screen.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['1出到达口左转', '2乘电梯到B1层']);
    expect(screen.getByText('2').getAttribute('aria-hidden')).toBe('true');
  });

  it('axe finds nothing', async () => {
    render(
      <main>
        <h1>门店详情</h1>
        <Card heading="怎么找到门店">
          <Steps steps={['出到达口左转']} />
          <TagList label="门店特色" tags={['24小时']} />
          <Tag tone="success">营业中</Tag>
        </Card>
      </main>,
    );
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('Columns (issue 11: from 900 pixels)', () => {
  it('what is filled in comes before what it comes to, also for who tabs or listens', () => {
    const { container } = render(<Columns aside="合计¥1084">取车人信息</Columns>);
    expect(container.textContent).toBe('取车人信息合计¥1084');
  });

  it('a bar of actions knows by a class of the page that it stands beside something', () => {
    render(<Columns aside="合计¥1084">取车人信息</Columns>);
    expect(classesOf('合计¥1084')).toContain('aside');
    expect(classesOf('取车人信息')).not.toContain('aside');
  });
});
