import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { SearchHead } from '@/components/search-box/SearchHead';
import { StateView } from '@/components/state-view/StateView';
import { go } from '@/page/navigate';
import type { DocumentFamily } from '~types/api/content';
import { getRule } from '../services/reading';
import { DocumentsStore } from '../stores/DocumentsStore';
import { Reading } from './Reading';

/** What the address of a document names: which one, and what is searched in it. */
export interface DocumentParams {
  doc?: string;
  q?: string;
}

interface DocumentsProps {
  /** Absent: those of all. */
  family?: DocumentFamily;
  params: DocumentParams;
  /** Opens the list of the family, or a document of it. */
  open: (params: DocumentParams) => void;
  /** The way from a document to its list: 查看全部规则. */
  back: string;
}

/** The documents of a family by subject, and a search through them. */
const DocumentList = observer(function DocumentList({
  family,
  open,
}: Pick<DocumentsProps, 'family' | 'open'>) {
  const [store] = useState(() => new DocumentsStore(family));
  useEffect(() => void store.load(), [store]);
  const { list } = store;
  const searched = list.query ?? '';
  return (
    <>
      <SearchHead
        id="document-search"
        placeholder="搜索规则和费用"
        value={store.keyword}
        onChange={store.setKeyword}
      />
      <ResourceView resource={list}>
        {({ groups }) =>
          groups.length === 0 ? (
            <Element role="status">
              <StateView
                icon="search-x"
                title="没有找到相关内容"
                text="换个词试试，或问在线客服"
                action={{ text: '问在线客服', onClick: () => void go('content.chat') }}
              />
            </Element>
          ) : (
            groups.map(({ title, documents }) => (
              <Card key={title} heading={title} margin="screen">
                {documents.map(({ id, title: name, updated, hits }) => (
                  <Cell
                    key={id}
                    title={name}
                    note={`更新于${updated}`}
                    value={hits === undefined ? undefined : `${hits}处`}
                    onClick={() => open({ doc: id, ...(hits !== undefined && { q: searched }) })}
                  />
                ))}
              </Card>
            ))
          )
        }
      </ResourceView>
      <Card margin="screen" pad={0} aria-label="其他">
        {family === undefined ? null : <Cell title="查看全部规则" onClick={() => void go('content.rules')} />}
        <Cell title="协议和隐私政策" onClick={() => void go('content.agreements')} />
      </Card>
    </>
  );
});

/** The documents of a family: the list, or the one of the address in full. */
export function Documents({ family, params: { doc, q }, open, back }: DocumentsProps) {
  if (doc === undefined) return <DocumentList open={open} {...(family && { family })} />;
  return (
    <Reading
      fetch={() => getRule({ id: doc, ...(family && { family }) })}
      keyword={q}
      others={{ title: back, onClick: () => open({}) }}
    />
  );
}
