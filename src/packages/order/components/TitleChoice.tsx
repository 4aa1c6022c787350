import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Radio } from '@/components/radio/Radio';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { defineAction } from '@/page/defineAction';
import type { UsualTitle } from '~types/api/invoice';
import type { InvoiceStore } from '../stores/InvoiceStore';

/** 常用抬头: whom the invoice is made out to, with a tap, or somebody new who is typed below; removed with a tap, too. */
export const TitleChoice = observer(function TitleChoice({ store }: { store: InvoiceStore }) {
  const [removal] = useState(() => defineAction<UsualTitle>({ perform: store.forget }));
  const { titles, chosen } = store;
  return (
    <Card margin="screen" heading="常用抬头">
      <Element role="radiogroup" aria-label="常用抬头">
        {titles.map(title => (
          <Row key={title.id}>
            <Rest>
              <Radio checked={title === chosen} onChoose={() => store.choose(title)}>
                <Text as="span" size={16} block>
                  {title.name}
                </Text>
                <Text as="span" size={12} tone="secondary" numeric block>
                  {title.tax_number || '个人'}
                </Text>
              </Radio>
            </Rest>
            <Button
              kind="link"
              aria-label={`移除${title.name}`}
              disabled={removal.isRunning}
              onClick={() => void removal.run(title)}
            >
              移除
            </Button>
          </Row>
        ))}
        <Radio checked={chosen === undefined} onChoose={() => store.choose(undefined)}>
          <Text as="span" size={16}>
            新抬头
          </Text>
        </Radio>
      </Element>
    </Card>
  );
});
