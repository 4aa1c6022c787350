import { useEffect } from 'react';
import { StateView } from '@/components/state-view/StateView';
import { copyText } from '@/platform/clipboard';
import { canLeadTo, leadTo } from '@/platform/foreignPage';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import type { AgreementElsewhere } from '~types/api/content';

/** The name of a site in its https address. */
const siteOf = (url: string): string => /^https:\/\/([^/?#]+)/.exec(url)?.[1] ?? url;

/**
 * An agreement that somebody else publishes: the browser is led there at once; where a host opens no foreign page, its
 * address can be copied (specification §2, agreement routes that redirect).
 */
export function Elsewhere({ agreement: { title, url } }: { agreement: AgreementElsewhere }) {
  const overlay = useStore(OverlayStore);
  useEffect(() => leadTo(url), [url]);
  const copy = async (): Promise<void> => {
    overlay.showToast((await copyText(url, '网址')) ?? '网址已复制，请在浏览器里打开');
  };
  return (
    <StateView
      icon="clipboard-list"
      title={title}
      text={`这份文件在${siteOf(url)}上发布，${canLeadTo ? '正在前往' : '复制网址后在浏览器里打开'}。`}
      action={
        canLeadTo
          ? { text: '前往阅读', onClick: () => leadTo(url) }
          : { text: '复制网址', onClick: () => void copy() }
      }
    />
  );
}
